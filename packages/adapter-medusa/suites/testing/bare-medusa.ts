import { aMedusaShop } from './a-medusa-shop.ts'

/** What the Store API answered to one request. */
export interface BareAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, { readonly id: string; readonly [name: string]: unknown }>>
}

/** A request to the Store API as a storefront without the adapter makes it. */
export async function callBare(path: string, body?: unknown): Promise<BareAnswer> {
  const { options } = aMedusaShop()
  const answer = await fetch(`${options.baseUrl}/store${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'x-publishable-api-key': options.publishableKey },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as BareAnswer['body'] }
}

/** A cart that only has to be completed: made, shipped and paid on delivery without the adapter. Returns its id. */
export async function aBareCart(items: readonly { variant_id: string; quantity: number }[]): Promise<string> {
  const { options } = aMedusaShop()
  const made = await callBare('/carts', {
    region_id: options.regionId,
    items,
    shipping_address: {
      last_name: 'Lakshmi',
      address_1: '12',
      city: 'Mysuru',
      postal_code: '570001',
      country_code: 'in',
    },
  })
  const id = made.body['cart']?.id ?? ''
  const shipping = (await callBare(`/shipping-options?cart_id=${id}&fields=id`)).body['shipping_options']
  const [option] = shipping as unknown as readonly { id: string }[]
  await callBare(`/carts/${id}/shipping-methods`, { option_id: option?.id })
  const payments = await callBare('/payment-collections', { cart_id: id })
  const collection = payments.body['payment_collection']?.id ?? ''
  await callBare(`/payment-collections/${collection}/payment-sessions`, { provider_id: 'pp_system_default' })
  return id
}
