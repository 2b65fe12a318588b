import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { text } from 'node:stream/consumers'

/** Where the checkout of a cart is on the platform, and where a signed-in shopper is sent to by a form. */
export const checkoutUrl = 'https://pay.example/cart/c/1?key=a'
export const formUrl = 'https://pay.example/session'

/** The token that the platform knows a customer by. */
export const customerToken = 'a-token-of-the-platform'

/** The account of a shop at a platform on this port, as its environment names it. */
export const platformAccount = (port: number | string) => ({
  EXTERNAL_CHECKOUT_API: `http://127.0.0.1:${port}/graphql`,
  EXTERNAL_CHECKOUT_TOKEN: 'storefront',
  EXTERNAL_CHECKOUT_CUSTOMER_SECRET: 'secret',
  EXTERNAL_CHECKOUT_FORM: formUrl,
  EXTERNAL_CHECKOUT_HOSTS: 'pay.example',
})

/** What the shop has asked the platform to make a cart of. */
export interface PlatformCart {
  readonly lines: readonly { readonly merchandiseId: string; readonly quantity: number }[]
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  readonly buyerIdentity: Readonly<Record<string, string>>
}

interface Question {
  readonly query: string
  readonly variables: { readonly input: PlatformCart }
}

/** A platform on this machine that answers the storefront GraphQL of Shopify, as far as the shop asks it. */
export class ExternalPlatform {
  readonly carts: PlatformCart[] = []
  /** It fails while this is true. */
  isDown = false
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        response.writeHead(this.isDown ? 503 : 200, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ data: this.#answer(JSON.parse(body) as Question) }))
      })
    })
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #answer({ query, variables }: Question): object {
    if (query.includes('customerAccessTokenCreate')) {
      const customerAccessToken = { accessToken: customerToken }
      return { customerAccessTokenCreate: { customerAccessToken, customerUserErrors: [] } }
    }
    this.carts.push(variables.input)
    return { cartCreate: { cart: { checkoutUrl }, userErrors: [] } }
  }
}
