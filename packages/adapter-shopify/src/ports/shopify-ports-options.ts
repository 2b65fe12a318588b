/** Where the shop is at Shopify, and what a call to it carries. */
export interface ShopifyPortsOptions {
  /** The shop's address at Shopify, such as `https://krishi.myshopify.com`. */
  readonly url: string
  /**
   * In a browser `X-Shopify-Storefront-Access-Token`. On a server `Shopify-Storefront-Private-Token`, and for each request
   * `Shopify-Storefront-Buyer-IP`: without it all shoppers count as one to Shopify, which then throttles the server.
   */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
  /** How long a call may take, in ms. Default: 15 s. */
  readonly timeoutMs?: number
  /** Told that another version has answered than was asked: ours has ended, and Shopify goes on with the oldest that it has. */
  readonly onOtherVersion?: (served: string) => void
  /** Hosts of the checkout beside the one of `url`, such as the shop's own domain. */
  readonly checkoutHosts?: readonly string[]
}
