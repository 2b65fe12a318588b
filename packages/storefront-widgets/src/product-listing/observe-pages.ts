import { pageSize } from './page-size.ts'

/** A list of cards, page after page. */
export interface PagedCells {
  /** An element of the grid, after the cards. */
  readonly sentinel: HTMLElement
  /** The number of the first page that is loaded. */
  readonly firstPage: number
  readonly count: number
  /** The page that was in view last. */
  readonly pageInView: number
}

/** Calls `onPage` when another page of the list stands at the top of the screen; returns a function that stops it. */
export function observePages(
  { sentinel, firstPage, count, ...last }: PagedCells,
  onPage: (pageNo: number) => void,
): () => void {
  const cells =
    sentinel.closest('[data-part="root"]')?.querySelectorAll('[data-part="list"] > [data-part="cell"]') ?? []
  const starts = [...cells].filter((_, index) => index % pageSize === 0 && index < count)
  const passed = new Set<Element>()
  let { pageInView } = last
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target)
        else passed.delete(target)
      }
      const start = starts.findLastIndex((cell) => passed.has(cell))
      const pageNo = firstPage + Math.max(0, start)
      if (pageNo === pageInView) return
      pageInView = pageNo
      onPage(pageNo)
    },
    // Everything above the middle of the screen.
    { root: sentinel.ownerDocument, rootMargin: '1000000px 0px -50% 0px' },
  )
  starts.forEach((cell) => observer.observe(cell))
  return () => observer.disconnect()
}
