import { describe, expect, expectTypeOf, it } from 'vitest'
import { operations } from './operations.ts'
import { staleTimesMs } from './stale-times.ts'
import type { OperationName, OperationPayloads } from './operations.ts'
import type { Operation, RequestParts } from './operation.ts'

const table: readonly (readonly [string, Operation])[] = Object.entries(operations)

describe('operations', () => {
  it('[06.1] has payloads for every call and no other', () => {
    expectTypeOf<keyof OperationPayloads>().toEqualTypeOf<OperationName>()
    expectTypeOf<OperationPayloads[OperationName]['request']>().toExtend<RequestParts>()
    expect(table.length).toBeGreaterThanOrEqual(90)
  })

  it('[06.1] serves every domain', () => {
    const domains = new Set(table.map(([name]) => name.split('.')[0]))
    expect([...domains].sort()).toEqual(
      [
        ...['address', 'auth', 'cart', 'catalog', 'checkout', 'community', 'content', 'coupons', 'delivery'],
        ...['embed', 'forms', 'loyalty'],
        ...['notifyMe', 'orders', 'reviews', 'settings', 'share', 'telemetry', 'wishlist'],
      ].sort(),
    )
  })

  it('[06.1] gives no two calls the same address', () => {
    const addresses = table.map(([, { method = 'GET', path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it.each(table)('[06.1] names %s and its path plainly', (name, { path }) => {
    expect(name).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/)
    expect(path).toMatch(/^(?:\/(?:[a-z]+(?:-[a-z]+)*|:[a-z][A-Za-z]*))+$/)
  })

  it.each([
    ['cart.updatedCartItems', '4.0'],
    ['catalog.collectionProducts', '3.0'],
    ['catalog.productsByHandle', '3.0'],
    ['checkout.updateCheckoutAddress', '1.0'],
    ['delivery.estimatedDelivery', '1.0'],
    ['community.posts', '3.0'],
    ['community.updatePost', '2.0'],
    ['community.uploadMedia', '2.0'],
    ['community.createComment', '2.0'],
    ['community.followers', '2.0'],
    ['community.following', '2.0'],
  ] as const)('[06.2] sends the version of %s', (name, version) => {
    expect(operations[name].apiVersion).toBe(version)
  })

  it.each([
    ['catalog.popularSearches', 900_000],
    ['catalog.deeplink', 60_000],
    ['community.followers', 10_000],
    ['community.following', 10_000],
    ['settings.byTypes', 1_800_000],
  ] as const)('[04.4] keeps the answer of %s for %d ms', (name, staleTimeMs) => {
    expect(staleTimesMs[name]).toBe(staleTimeMs)
  })

  it('[V14.2.1] puts nothing that tells who somebody is into an address', () => {
    type KeysOfQuery<Request> = Request extends { query: infer Query } ? keyof Query : never
    type Asked = { [Name in OperationName]: KeysOfQuery<OperationPayloads[Name]['request']> }[OperationName]
    expectTypeOf<Asked & ('mobileNumber' | 'phone' | 'email' | 'name' | 'input' | 'accessToken')>().toBeNever()
    expectTypeOf<Asked & 'userId'>().toEqualTypeOf<'userId'>()
  })

  it('[30.12] makes every call that costs money or sends a form repeatable', () => {
    const idempotent = table.filter(([, operation]) => operation.idempotent).map(([name]) => name)
    expect(idempotent).toEqual([
      ...['checkout.placeOrder', 'checkout.settleOrder', 'forms.customForm', 'forms.bankLead'],
      'checkout.hostedPayment',
    ])
  })

  it('[06.2] sends the key of the shop with calls that configure', () => {
    const keyed = table.filter(([, operation]) => operation.sendsApiKey).map(([name]) => name)
    expect(keyed).toEqual([
      ...['settings.byTypes', 'settings.configuration', 'settings.addressFormSettings'],
      'telemetry.scriptLoadFailure',
    ])
  })
})
