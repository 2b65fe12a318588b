import { isHost, readOrigin } from './config-hosts.ts'
import type { ConfigReader } from './config-reader.ts'

/** The shop's place on another engine, whose server holds goods, carts and orders. Amounts are paise. */
export type EngineConfig =
  | {
      readonly name: 'medusa'
      /** Scheme and host of the Medusa server. */
      readonly url: string
      readonly publishableKey: string
      readonly regionId: string
      /** What delivery costs, as the shipping option there has it. */
      readonly shipping: { readonly minCartValueForFreeShipping: number; readonly applicableShippingCharge: number }
    }
  | {
      readonly name: 'shopify'
      /** Scheme and host of the shop at Shopify. */
      readonly url: string
      /** The public token, which browsers send. */
      readonly token: string
      /** The token that servers send; null for the public one. */
      readonly privateToken: string | null
      /** Hosts of the checkout beside that of `url`. */
      readonly checkoutHosts: readonly string[]
    }

const paiseOfRupee = 100

/** Reads which engine the shop runs on; null for the API of the shop itself. */
export function readEngine(reader: ConfigReader): EngineConfig | null {
  const engine = reader.oneOf('ENGINE', ['own', 'medusa', 'shopify'], 'own')
  if (engine === 'own') return null
  return engine === 'medusa' ? readMedusa(reader) : readShopify(reader)
}

function readMedusa({ needed, wholeNumber, fields }: ConfigReader): EngineConfig {
  const setting = 'ENGINE=medusa'
  const address = needed('MEDUSA_URL', setting)
  const url = readOrigin(address)?.origin ?? ''
  if (address !== '' && url === '') {
    fields['MEDUSA_URL'] = 'MEDUSA_URL must be an address such as https://medusa.example, with nothing after the host.'
  }
  return {
    name: 'medusa',
    url,
    publishableKey: needed('MEDUSA_PUBLISHABLE_KEY', setting),
    regionId: needed('MEDUSA_REGION', setting),
    shipping: {
      minCartValueForFreeShipping: wholeNumber('MEDUSA_FREE_SHIPPING_FROM', 0, 999_999) * paiseOfRupee,
      applicableShippingCharge: wholeNumber('MEDUSA_SHIPPING_CHARGE', 0, 999_999) * paiseOfRupee,
    },
  }
}

function readShopify({ value, needed, fields }: ConfigReader): EngineConfig {
  const setting = 'ENGINE=shopify'
  const domain = needed('SHOPIFY_STORE_DOMAIN', setting)
  const checkoutHosts = (value('SHOPIFY_CHECKOUT_HOSTS') ?? '').split(/[\s,]+/).filter(Boolean)
  if (domain !== '' && !isHost(domain)) {
    fields['SHOPIFY_STORE_DOMAIN'] = 'SHOPIFY_STORE_DOMAIN must be the name of a host, such as krishi.myshopify.com.'
  }
  if (!checkoutHosts.every((host) => isHost(host))) {
    fields['SHOPIFY_CHECKOUT_HOSTS'] =
      'SHOPIFY_CHECKOUT_HOSTS must be names of hosts, such as www.krishi.example, with commas between them.'
  }
  return {
    name: 'shopify',
    url: `https://${domain}`,
    token: needed('SHOPIFY_STOREFRONT_TOKEN', setting),
    privateToken: value('SHOPIFY_PRIVATE_TOKEN'),
    checkoutHosts,
  }
}
