/** How long a click waits for the code of its island before the link is followed as plain HTML, in ms. */
const patienceMs = 3_000

/**
 * Holds plain clicks on the links of an island that sleeps: React gives no click back that came before its code. The
 * click wakes the island, and is made again when it is alive.
 *
 * @param isAsleep Whether the island of an element is not alive yet.
 * @param wake Gives when the islands are alive.
 */
export function holdClicks(isAsleep: (island: Element) => boolean, wake: () => Promise<void>): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const island = link?.closest('[data-island]')
      const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link?.target === '_blank'
      if (!link || !island || wantsNewTab || !isAsleep(island)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const follow = setTimeout(() => location.assign(link.href), patienceMs)
      void wake().then(() => {
        clearTimeout(follow)
        link.click()
      })
    },
    { capture: true },
  )
}
