import type { ShareLinkRequest } from '../contract/share.ts'

/** What is shared of a product. */
export interface SharedProduct {
  readonly productId: string
  readonly handle: string
  /** Its name in the shopper's language. */
  readonly title: string
  readonly imageUrl: string
}

/** Asks for a short link of a product that says it came from sharing [21.1]. */
export function toShareLinkRequest({ productId, handle, title, imageUrl }: SharedProduct): ShareLinkRequest {
  return { productId, handleName: handle, utmSource: 'share', utmMedium: 'link', utmCampaign: '', title, imageUrl }
}

/** The address that opens the messaging app with a text, ready to send to a chosen contact [21.3]. */
export function messagingAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
