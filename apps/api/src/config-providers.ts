import { safeExternalUrl } from '@krishi/storefront-core/links'
import type { CarrierConfig } from './carrier/index.ts'
import type { Config } from './config.ts'
import { isHost } from './config-hosts.ts'
import type { ConfigReader } from './config-reader.ts'
import type { ShopifyAccount } from './external-checkout/create-shopify-platform.ts'
import type { PaymentConfig } from './payment/create-gateway.ts'
import type { Msg91News } from './sms/create-msg91-sms.ts'
import type { SmsConfig } from './sms/create-sms.ts'

type Mode = Config['mode']

function readNews({ value, fields }: ConfigReader, origin: URL | null): Msg91News | null {
  const templateId = value('MSG91_PACK_TEMPLATE_ID')
  if (templateId === null) return null
  if (origin === null) {
    fields['PUBLIC_ORIGIN'] =
      'PUBLIC_ORIGIN is required with MSG91_PACK_TEMPLATE_ID: a message leads to the page of the pack.'
  }
  return { templateId, origin: origin?.origin ?? '' }
}

/** Reads which SMS provider brings codes, and news where it has a template for them. */
export function readSms(reader: ConfigReader, origin: URL | null): SmsConfig {
  const { oneOf, needed, fields } = reader
  const provider = oneOf('SMS_PROVIDER', ['console', 'msg91', 'twilio'], 'console')
  if (provider === 'console') return { provider }
  const setting = `SMS_PROVIDER=${provider}`
  if (provider === 'msg91') {
    return {
      provider,
      authKey: needed('MSG91_AUTH_KEY', setting),
      templateId: needed('MSG91_TEMPLATE_ID', setting),
      news: readNews(reader, origin),
    }
  }
  if (origin === null) {
    fields['PUBLIC_ORIGIN'] =
      'PUBLIC_ORIGIN is required with SMS_PROVIDER=twilio: a message names the host that its code is for.'
  }
  return {
    provider,
    accountSid: needed('TWILIO_ACCOUNT_SID', setting),
    authToken: needed('TWILIO_AUTH_TOKEN', setting),
    from: needed('TWILIO_FROM', setting),
    origin: origin?.origin ?? '',
  }
}

/** Reads who takes payments: the keys of the provider together or not at all. */
export function readPayment({ value, fields }: ConfigReader, mode: Mode): PaymentConfig {
  const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const
  const [keyId, keySecret, webhookSecret] = names.map(value)
  if (keyId && keySecret && webhookSecret) return { provider: 'razorpay', keyId, keySecret, webhookSecret }
  for (const name of names) {
    if (value(name) === null && (keyId || keySecret || webhookSecret)) {
      fields[name] = `${name} is required with the other two of Razorpay: set ${names.join(', ')} together, or none.`
    }
  }
  return { provider: mode === 'production' ? 'none' : 'sandbox' }
}

/** Reads who knows where parcels are. */
export function readCarrier({ value, fields }: ConfigReader, mode: Mode): CarrierConfig {
  const [username, licenceKey] = [value('SHIPWAY_USERNAME'), value('SHIPWAY_LICENCE_KEY')]
  if (username && licenceKey) return { provider: 'shipway', username, licenceKey }
  for (const [name, text] of Object.entries({ SHIPWAY_USERNAME: username, SHIPWAY_LICENCE_KEY: licenceKey })) {
    if (text === null && (username || licenceKey)) {
      fields[name] = `${name} is required with the other one of Shipway: set both, or none.`
    }
  }
  return { provider: mode === 'production' ? 'none' : 'demo' }
}

/** Reads the platform that carts can be checked out on; its settings together or not at all. */
export function readExternalCheckout({ value, fields }: ConfigReader, mode: Mode): ShopifyAccount | null {
  const names = ['API', 'TOKEN', 'CUSTOMER_SECRET', 'FORM', 'HOSTS'].map((name) => `EXTERNAL_CHECKOUT_${name}`)
  const given = names.map(value)
  if (given.every((text) => text === null)) return null
  for (const name of names.filter((_name, index) => given[index] === null)) {
    fields[name] = `${name} is required with the other ones: set ${names.join(', ')} together, or none.`
  }
  const [apiUrl = '', storefrontToken = '', customerSecret = '', formUrl = '', list = ''] = given.map(
    (text) => text ?? '',
  )
  const hosts = list.split(',').map((host) => host.trim())
  const [api = '', , , form = '', hostsName = ''] = names
  if (list !== '' && !hosts.every((host) => isHost(host, { allowsPort: true }))) {
    fields[hostsName] =
      `${hostsName} must be names of hosts, such as pay.example, with commas between them and nothing else.`
  }
  const isSafe = apiUrl.startsWith('https://') || (mode !== 'production' && apiUrl.startsWith('http://127.0.0.1:'))
  if (apiUrl !== '' && !isSafe) fields[api] = `${api} must be an address with https://.`
  if (formUrl !== '' && list !== '' && safeExternalUrl(formUrl, hosts) === null) {
    fields[form] = `${form} must be an address with https:// on one of the hosts of EXTERNAL_CHECKOUT_HOSTS.`
  }
  return { apiUrl, storefrontToken, customerSecret, formUrl, hosts }
}
