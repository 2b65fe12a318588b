import { ok, err } from '@krishi/storefront-core/result'
import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { TermsConsent } from '@krishi/storefront-core/compliance'
import type { SessionUser } from '@krishi/storefront-core/session'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../memory/fixtures.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { aStorage } from '../testing/storages.ts'
import type { CheckoutPort, ExternalCheckout } from './checkout-port.ts'
import { openExternalCheckout } from './open-external-checkout.ts'

const lakshmi: Partial<SessionUser> = {
  isGuestUser: false,
  userId: 'user-1',
  userExternalId: '77',
  mobileNumber: '9845012345',
  firstName: 'Lakshmi',
  lastName: 'Gowda',
}
const checkout: ExternalCheckout = {
  checkoutUrl: 'https://pay.example/c/1?key=a',
  formUrl: 'https://pay.example/session',
  hosts: ['pay.example'],
}

type Port = Pick<CheckoutPort, 'customerToken' | 'createExternal'>

interface Given extends Partial<Port> {
  readonly user?: Partial<SessionUser>
  readonly coupon?: string
  readonly address?: DeliveryAddress | null
  readonly consent?: TermsConsent
}

function aWay({ user, coupon, consent, address = anAddress(), ...own }: Given = {}) {
  const tab = aStorage()
  if (coupon !== undefined) tab.setItem('userAppliedCoupon', JSON.stringify({ name: coupon, value: 100 }))
  const test = aStorefront({ tab, ...(user && { user }) })
  addToCart(test, 2)
  const asked: unknown[] = []
  const port: Port = {
    customerToken(who) {
      asked.push(who)
      return Promise.resolve(ok('a-token'))
    },
    createExternal(request) {
      asked.push(request)
      return Promise.resolve(ok(checkout))
    },
    ...own,
  }
  const { cart, session } = test.storefront
  return {
    asked,
    open: () =>
      openExternalCheckout({ port, cart, session, consent, attribution: {}, address: () => Promise.resolve(address) }),
  }
}

describe('the way to the external checkout', () => {
  it('[29.3] sends a guest to the address of the checkout, without asking for a token', async () => {
    const { open, asked } = aWay()
    expect(await open()).toEqual(ok({ kind: 'location', url: 'https://pay.example/c/1?key=a' }))
    expect(asked).toMatchObject([
      {
        cart: { lineItems: [{ quantity: 1 }], buyer: { phone: '9845012345' }, address: { city: 'Mysuru' } },
        accessToken: null,
      },
    ])
  })

  it('[29.3] appends the discount code', async () => {
    const { open } = aWay({ coupon: 'TEN' })
    expect(await open()).toEqual(ok({ kind: 'location', url: 'https://pay.example/c/1?key=a&discount=TEN' }))
  })

  it('[29.3] posts identity, token and the address of the checkout for whoever is signed in', async () => {
    const { open, asked } = aWay({ user: lakshmi })
    expect(await open()).toEqual(
      ok({
        kind: 'form',
        action: 'https://pay.example/session',
        fields: {
          mobileNumber: '9845012345',
          name: 'Lakshmi Gowda',
          accessToken: 'a-token',
          userExternalId: '77',
          checkoutUrl: 'https://pay.example/c/1?key=a',
        },
      }),
    )
    expect(asked).toMatchObject([
      { mobileNumber: '9845012345', name: 'Lakshmi Gowda' },
      { accessToken: 'a-token', cart: { buyer: { phone: '9845012345' } } },
    ])
  })

  it('[29.3] is unable to authorize where the token is refused or empty', async () => {
    for (const answer of [err('network/server'), ok('')]) {
      const { open, asked } = aWay({ user: lakshmi, customerToken: () => Promise.resolve(answer) })
      expect(await open()).toEqual(err('external/unable-to-authorize'))
      expect(asked).toEqual([])
    }
  })

  it('sends the consent to the terms, and none where it was not asked for', async () => {
    const consent = { version: '3', language: 'hi' } as const
    const { open, asked } = aWay({ consent })
    await open()
    expect(asked).toMatchObject([{ cart: { consent } }])
    const unasked = aWay()
    await unasked.open()
    expect(unasked.asked).toMatchObject([{ cart: { consent: undefined } }])
  })

  it('says that consent is needed where the shop has none', async () => {
    const refused = err('request/invalid', { fields: { consent: 'required' } })
    const { open } = aWay({ createExternal: () => Promise.resolve(refused) })
    expect(await open()).toEqual(err('external/consent-needed'))
  })

  it.each([
    ['refused', err('network/server')],
    ['none at the platform', err('request/not-found')],
    ['on another host', ok({ ...checkout, checkoutUrl: 'https://evil.example/c/1' })],
    ['no address', ok({ ...checkout, checkoutUrl: '' })],
  ] as const)('[29.3] is unable to proceed where the checkout is %s', async (_what, answer) => {
    const { open } = aWay({ createExternal: () => Promise.resolve(answer) })
    expect(await open()).toEqual(err('external/unable-to-proceed'))
  })

  it.each([
    ['the number', { mobileNumber: '' }],
    ['the id of the platform', { userExternalId: null }],
  ])('[29.3] is unable to proceed where %s is missing for the form', async (_what, missing) => {
    expect(await aWay({ user: { ...lakshmi, ...missing } }).open()).toEqual(err('external/unable-to-proceed'))
  })

  it('[29.3] takes the name from the address where the account has none, and is unable to proceed without either', async () => {
    const user = { ...lakshmi, firstName: '', lastName: '' }
    const address = anAddress({ fullName: 'Savitri Patil' })
    expect(await aWay({ user, address }).open()).toMatchObject({ value: { fields: { name: 'Savitri Patil' } } })
    expect(await aWay({ user, address: null }).open()).toEqual(err('external/unable-to-proceed'))
  })

  it('[29.3] posts the token to no host that is not configured', async () => {
    const elsewhere = { ...checkout, formUrl: 'https://evil.example/session' }
    const { open } = aWay({ user: lakshmi, createExternal: () => Promise.resolve(ok(elsewhere)) })
    expect(await open()).toEqual(err('external/unable-to-proceed'))
  })
})
