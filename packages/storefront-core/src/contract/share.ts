/** Asks for a short link of a product [21.1]. */
export interface ShareLinkRequest {
  readonly productId: string
  readonly handleName: string
  readonly utmSource: string
  readonly utmMedium: string
  readonly utmCampaign: string
  readonly title: string
  readonly imageUrl: string
}

/** What the calls about sharing take and give. */
export interface SharePayloads {
  'share.shortLink': {
    request: { body: ShareLinkRequest }
    response: { readonly data: { readonly shortlink: string } }
  }
}
