import { createHmac } from 'node:crypto'
import { safeExternalUrl } from '@krishi/storefront-core/links'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { z } from 'zod'
import { askProvider, type ProviderConnection } from '../http/ask-provider.ts'
import type { ExternalPlatform, PlatformError } from './external-platform.ts'

/** The owner's account at the platform. */
export interface ShopifyAccount {
  /** Where its GraphQL is. */
  readonly apiUrl: string
  readonly storefrontToken: string
  /** Secret from which a customer's password is derived, with the mobile number. */
  readonly customerSecret: string
  readonly formUrl: string
  readonly hosts: readonly string[]
}

const failed = (reason: string) =>
  err('platform/unavailable', { serverMessage: `The external checkout did not do it: ${reason}.` })

const userErrors = z.array(z.unknown()).max(0)

const cartAnswer = z.object({
  data: z.object({ cartCreate: z.object({ cart: z.object({ checkoutUrl: z.string() }), userErrors }) }),
})

const tokenAnswer = z.object({
  data: z.object({
    customerAccessTokenCreate: z.object({
      customerAccessToken: z.object({ accessToken: z.string().min(1) }),
      customerUserErrors: userErrors,
    }),
  }),
})

const cartCreate = `mutation cartCreate($input: CartInput!) {
  cartCreate(input: $input) { cart { checkoutUrl } userErrors { field message } }
}`

const customerAccessTokenCreate = `mutation customerAccessTokenCreate($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } customerUserErrors { code } }
}`

/** How a customer of the shop signs in at the platform: by an address and a password that only the shop can derive. */
export function customerLogin(mobileNumber: string, { hosts: [host = ''], customerSecret }: ShopifyAccount) {
  const password = createHmac('sha256', customerSecret).update(mobileNumber).digest('base64url').slice(0, 40)
  return { email: `91${mobileNumber}@${host}`, password }
}

/** A platform that speaks the storefront GraphQL of Shopify. */
export function createShopifyPlatform(account: ShopifyAccount, connection: ProviderConnection = {}): ExternalPlatform {
  const { apiUrl, storefrontToken, formUrl, hosts } = account

  function ask<Answer>(
    query: string,
    input: object,
    schema: z.ZodType<Answer>,
  ): Promise<Result<Answer, PlatformError>> {
    const request = {
      url: apiUrl,
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': storefrontToken },
      body: JSON.stringify({ query, variables: { input } }),
    }
    return askProvider(request, schema, failed, connection)
  }

  return {
    formUrl,
    hosts,
    async createCart({ lines, discountCode, note, attributes: named, buyer }) {
      const { phone, email, customerAccessToken } = buyer
      const buyerIdentity = {
        countryCode: 'IN',
        ...(phone !== '' && { phone }),
        ...(email !== '' && { email }),
        ...(customerAccessToken !== null && { customerAccessToken }),
      }
      const discountCodes = discountCode === '' ? [] : [discountCode]
      const attributes = Object.entries(named).map(([key, value]) => ({ key, value }))
      const input = { lines, discountCodes, note, attributes, buyerIdentity }
      const made = await ask(cartCreate, input, cartAnswer)
      if (!made.ok) return made
      const url = safeExternalUrl(made.value.data.cartCreate.cart.checkoutUrl, hosts)
      return url === null
        ? err('platform/unavailable', { serverMessage: 'The external checkout is on a host that is not configured.' })
        : ok(url)
    },
    async createCustomerToken(mobileNumber) {
      const made = await ask(customerAccessTokenCreate, customerLogin(mobileNumber, account), tokenAnswer)
      return made.ok ? ok(made.value.data.customerAccessTokenCreate.customerAccessToken.accessToken) : made
    },
  }
}
