import { describe, expect, it } from 'vitest'
import { inspectConfig, readConfig } from './config.ts'

const medusa = {
  ENGINE: 'medusa',
  MEDUSA_URL: 'https://medusa.example/',
  MEDUSA_PUBLISHABLE_KEY: 'pk_1',
  MEDUSA_REGION: 'reg_1',
}
const shopify = {
  ENGINE: 'shopify',
  SHOPIFY_STORE_DOMAIN: 'krishi.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'token',
}

function engineOf(environment: Record<string, string>) {
  const read = readConfig(environment)
  return read.ok ? read.value.engine : read.error.fields
}

describe('the engine of a shop', () => {
  it('is its own API where nothing else is set', () => {
    expect([engineOf({}), engineOf({ ENGINE: 'own' })]).toEqual([null, null])
  })

  it('is Medusa at its address, with what delivery costs in rupees', () => {
    expect(engineOf({ ...medusa, MEDUSA_FREE_SHIPPING_FROM: '499', MEDUSA_SHIPPING_CHARGE: '70' })).toEqual({
      name: 'medusa',
      url: 'https://medusa.example',
      publishableKey: 'pk_1',
      regionId: 'reg_1',
      shipping: { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 },
    })
  })

  it('is Shopify at its host, with a token for browsers and one for servers', () => {
    const more = { SHOPIFY_PRIVATE_TOKEN: 'private', SHOPIFY_CHECKOUT_HOSTS: 'www.krishi.example, pay.krishi.example' }
    expect(engineOf({ ...shopify, ...more })).toEqual({
      name: 'shopify',
      url: 'https://krishi.myshopify.com',
      token: 'token',
      privateToken: 'private',
      checkoutHosts: ['www.krishi.example', 'pay.krishi.example'],
    })
    expect(engineOf(shopify)).toMatchObject({ privateToken: null, checkoutHosts: [] })
  })

  it('is refused in production where calls to it are not encrypted', () => {
    const { findings } = inspectConfig({ ...medusa, NODE_ENV: 'production', MEDUSA_URL: 'http://medusa.example' })
    expect(findings).toContainEqual(
      expect.objectContaining({ variable: 'MEDUSA_URL', remedy: 'MEDUSA_URL=https://medusa.example', isRefused: true }),
    )
    const safe = inspectConfig({ ...medusa, NODE_ENV: 'production' }).findings
    expect(safe.map(({ variable }) => variable)).not.toContain('MEDUSA_URL')
  })

  it.each([
    [{ ENGINE: 'magento' }, { ENGINE: /^ENGINE is "magento"/ }],
    [{ ENGINE: 'medusa' }, { MEDUSA_URL: /required/, MEDUSA_PUBLISHABLE_KEY: /required/, MEDUSA_REGION: /required/ }],
    [{ ENGINE: 'shopify' }, { SHOPIFY_STORE_DOMAIN: /required/, SHOPIFY_STOREFRONT_TOKEN: /required/ }],
    [{ ...medusa, MEDUSA_URL: 'https://medusa.example/store' }, { MEDUSA_URL: /nothing after the host/ }],
    [{ ...shopify, SHOPIFY_STORE_DOMAIN: 'https://a; b' }, { SHOPIFY_STORE_DOMAIN: /name of a host/ }],
    [{ ...shopify, SHOPIFY_CHECKOUT_HOSTS: 'a b;c' }, { SHOPIFY_CHECKOUT_HOSTS: /names of hosts/ }],
  ])('is refused as %j, with a sentence for each variable', (environment, sentences) => {
    const expected = Object.fromEntries(
      Object.entries(sentences).map(([name, sentence]) => [name, expect.stringMatching(sentence)]),
    )
    expect(engineOf(environment)).toEqual(expected)
  })
})
