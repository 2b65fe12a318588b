import { encodeSharedCart } from '@krishi/storefront-core/shared-cart'
import { useState } from 'react'
import { noSharing } from '../share/sharing-device.ts'
import type { SharedLink } from '../share/sharing-device.ts'
import { useCart } from '../cart/use-cart.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

/** Sharing of the cart. */
export interface ShareCartView {
  /** Whether there is something to share. */
  readonly isFilled: boolean
  /** `shown`: it could be neither sent nor copied, so the page shows the link. */
  readonly status: 'idle' | 'copied' | 'shown'
  /** The link that was made last; empty before. */
  readonly link: string
  /** Opens the device's share sheet with the link of the cart as it is now; copies the link where there is no sheet. */
  share: (words: Pick<SharedLink, 'title' | 'text'>) => Promise<void>
}

/**
 * The way to share the cart by a link.
 *
 * @param linkOf Makes an absolute address of the page that shows a shared cart, by its fragment.
 */
export function useShareCart(linkOf: (fragment: string) => string): ShareCartView {
  const { cart, sharing = noSharing } = useStorefront()
  const isFilled = useCart(({ view }) => view.lineIds.length > 0)
  const [{ status, link }, setState] = useState<Pick<ShareCartView, 'status' | 'link'>>({ status: 'idle', link: '' })
  return {
    isFilled,
    status,
    link,
    async share(words) {
      const lines = cart.getState().view.lines.map(({ line }) => line)
      const url = linkOf(
        encodeSharedCart(lines.map(({ productId, id, cartQty }) => ({ productId, variantId: id, quantity: cartQty }))),
      )
      setState({ status: 'idle', link: url })
      const isSent = (await sharing.send?.({ ...words, url }).then(sent, wasClosed)) ?? false
      if (isSent) return
      const isCopied = await sharing.copy(url).then(sent, () => false)
      setState({ status: isCopied ? 'copied' : 'shown', link: url })
    },
  }
}

const sent = () => true

/** The shopper closed the sheet: that is no failure. */
function wasClosed(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
}
