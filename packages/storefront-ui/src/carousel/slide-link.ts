import type { CarouselItem } from '@krishi/storefront-core/catalog'

/** Addresses of the web and of this site; a script, a file, nothing and '#' are none. */
const webAddress = /^(?!#?$)(https?:|[^:]*([/?#]|$))/i

/** Where a banner leads: nowhere for a missing, empty or '#' address, and for one that is not of the web [14.3]. */
export function linkOf({ linkHref = '' }: CarouselItem): string | null {
  const href = linkHref.trim()
  return webAddress.test(href) ? href : null
}

/** Whether something of an item can be pressed: its link, or the button of its video. */
export function isControl(item: CarouselItem): boolean {
  return item.type === 'video' || linkOf(item) !== null
}

/** What of a carousel can be shown: everything but videos without an id [14.2]. */
export function shownItems(items: readonly CarouselItem[]): readonly CarouselItem[] {
  return items.filter(({ type, embedVideoId }) => type !== 'video' || embedVideoId)
}
