import type { AdminCall } from './admin-client.ts'

/** The languages of the shop as Medusa names them; its catalogue is written in the first. */
export const medusaLocales = {
  en: 'en-IN',
  hi: 'hi-IN',
  te: 'te-IN',
  ta: 'ta-IN',
  kn: 'kn-IN',
  bn: 'bn-IN',
} as const

/** From what on delivery is free, and what it costs below that, in rupees. */
export const delivery = { freeFrom: 499, charge: 70 }

/** What the catalogue is put into, and what a storefront needs to know. */
export interface SeededShop {
  readonly publishableKey: string
  readonly regionId: string
  readonly salesChannelId: string
  readonly stockLocationId: string
  readonly shippingProfileId: string
}

interface Named {
  readonly id: string
}

/** A shop in India: rupees with taxes included, delivery by the manual provider, cash on delivery. */
export async function seedShop(call: AdminCall): Promise<SeededShop> {
  const { stores } = await call<{ stores: readonly Named[] }>('GET', '/admin/stores')
  await call('POST', `/admin/stores/${idOf(stores)}`, {
    supported_currencies: [{ currency_code: 'inr', is_default: true, is_tax_inclusive: true }],
    supported_locales: Object.values(medusaLocales).map((locale_code) => ({ locale_code })),
  })
  const { region } = await call<{ region: Named }>('POST', '/admin/regions', {
    name: 'India',
    currency_code: 'inr',
    countries: ['in'],
    automatic_taxes: true,
    is_tax_inclusive: true,
    payment_providers: ['pp_system_default'],
  })
  await call('POST', '/admin/tax-regions', {
    country_code: 'in',
    provider_id: 'tp_system',
    default_tax_rate: { name: 'GST', code: 'GST', rate: 5, is_default: true },
  })
  const { sales_channels } = await call<{ sales_channels: readonly Named[] }>('GET', '/admin/sales-channels')
  const salesChannelId = idOf(sales_channels)
  const { api_key } = await call<{ api_key: Named & { token: string } }>('POST', '/admin/api-keys', {
    title: 'Storefront',
    type: 'publishable',
  })
  await call('POST', `/admin/api-keys/${api_key.id}/sales-channels`, { add: [salesChannelId] })
  const place = await seedDelivery(call, salesChannelId)
  return { publishableKey: api_key.token, regionId: region.id, salesChannelId, ...place }
}

/** A warehouse that sends to all of India. */
async function seedDelivery(call: AdminCall, salesChannelId: string) {
  const { stock_location } = await call<{ stock_location: Named }>('POST', '/admin/stock-locations', {
    name: 'Warehouse',
    address: { address_1: 'Market Road', city: 'Mysuru', country_code: 'in' },
  })
  const ofPlace = `/admin/stock-locations/${stock_location.id}`
  await call('POST', `${ofPlace}/sales-channels`, { add: [salesChannelId] })
  await call('POST', `${ofPlace}/fulfillment-providers`, { add: ['manual_manual'] })
  const made = await call<{ stock_location: { fulfillment_sets: readonly Named[] } }>(
    'POST',
    `${ofPlace}/fulfillment-sets?fields=*fulfillment_sets`,
    { name: 'Delivery', type: 'shipping' },
  )
  const { fulfillment_set } = await call<{ fulfillment_set: { service_zones: readonly Named[] } }>(
    'POST',
    `/admin/fulfillment-sets/${idOf(made.stock_location.fulfillment_sets)}/service-zones`,
    { name: 'India', geo_zones: [{ type: 'country', country_code: 'in' }] },
  )
  const { shipping_profiles } = await call<{ shipping_profiles: readonly Named[] }>('GET', '/admin/shipping-profiles')
  const shippingProfileId = idOf(shipping_profiles)
  await call('POST', '/admin/shipping-options', {
    name: 'Delivery',
    service_zone_id: idOf(fulfillment_set.service_zones),
    shipping_profile_id: shippingProfileId,
    provider_id: 'manual_manual',
    price_type: 'flat',
    type: { label: 'Standard', description: 'To the door', code: 'standard' },
    prices: [
      { currency_code: 'inr', amount: delivery.charge },
      {
        currency_code: 'inr',
        amount: 0,
        rules: [{ attribute: 'item_total', operator: 'gte', value: delivery.freeFrom }],
      },
    ],
    rules: [
      { attribute: 'enabled_in_store', operator: 'eq', value: 'true' },
      { attribute: 'is_return', operator: 'eq', value: 'false' },
    ],
  })
  return { stockLocationId: stock_location.id, shippingProfileId }
}

function idOf(list: readonly Named[]): string {
  const [first] = list
  if (!first) throw new Error('Medusa has made nothing to start from, so its shop is not complete. Look at its log.')
  return first.id
}
