import type { Locale } from '@krishi/storefront-core/locale'
import { describe, expect, it } from 'vitest'
import { toRazorpayOptions } from './razorpay-options.ts'

const request = {
  payment: {
    gateway: 'razorpay',
    keyId: 'key',
    scriptUrl: '/checkout.js',
    gatewayOrderId: 'order_1',
    amount: 17_000,
    currency: 'INR',
    timeoutSeconds: 720,
    callbackUrl: '/api/payments/callback',
  },
  locale: 'kn',
  payer: { name: 'Lakshmi Gowda', phone: '9845012345', email: '' },
  texts: { shopName: 'Krishi', upi: 'Pay by UPI' },
} as const
const ends = { onPaid: () => undefined, onDismiss: () => undefined, colour: '#1f6b3a' }

describe('toRazorpayOptions', () => {
  it('[30.7] asks for the sum in paise, in INR, for 720 seconds, from whom we know', () => {
    expect(toRazorpayOptions(request, ends)).toMatchObject({
      ...{ key: 'key', order_id: 'order_1', amount: 17_000, currency: 'INR', timeout: 720, name: 'Krishi' },
      prefill: { name: 'Lakshmi Gowda', contact: '+919845012345' },
      theme: { color: '#1f6b3a' },
      retry: { enabled: true },
      modal: { confirm_close: true, ondismiss: ends.onDismiss },
      handler: ends.onPaid,
    })
    expect(toRazorpayOptions({ ...request, payer: { name: '', phone: '', email: 'a@b.in' } }, ends).prefill).toEqual({
      email: 'a@b.in',
    })
  })

  it('[30.7] offers UPI first, by app or code and never by a request in another app', () => {
    const { blocks, sequence } = toRazorpayOptions(request, ends).config.display
    expect(sequence).toEqual(['block.upi'])
    expect(blocks['upi']).toEqual({ name: 'Pay by UPI', instruments: [{ method: 'upi', flows: ['intent', 'qr'] }] })
  })

  it.each([
    ['hi', 'hi'],
    ['en', 'en'],
    ['kn', 'hi'],
    ['bn', 'hi'],
  ] as const)('[30.7] in a shop in %s speaks %s', (locale: Locale, language) => {
    expect(toRazorpayOptions({ ...request, locale }, ends).config.display.language).toBe(language)
  })

  it('[30.7] leads to the provider’s page and back where there can be no window', () => {
    const options = toRazorpayOptions(request, { ...ends, onPaid: null })
    expect(options).toMatchObject({ callback_url: '/api/payments/callback', redirect: true })
    expect(options).not.toHaveProperty('handler')
  })
})
