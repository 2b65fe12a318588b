/** How long a click waits for the code of its island before the link is followed as plain HTML, in ms. */
const patienceMs = 3_000

/**
 * Holds what a shopper does on an island that sleeps: React gives nothing back that came before its code. A click or a
 * choice wakes the island, and is made again when it is alive.
 *
 * @param isAsleep Whether an island is not alive yet.
 * @param wake Gives when the island is alive.
 */
export function holdClicks(isAsleep: (island: Element) => boolean, wake: (island: Element) => Promise<void>): void {
  addEventListener(
    'click',
    (event) => {
      const control = closest(event, 'a, button, input')
      const island = sleepingIslandOf(control)
      const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!control || !island || wantsNewTab || control.getAttribute('target') === '_blank') return
      // Submitting works as plain HTML, and what is typed into needs no code; but adding to the cart would leave the page.
      if (control.matches('[type="submit"]:not([data-add-to-cart] *), [type="search"], [type="text"], [type="number"]'))
        return
      event.preventDefault()
      event.stopImmediatePropagation()
      const address = control instanceof HTMLAnchorElement ? control.href : null
      const follow = setTimeout(() => address !== null && location.assign(address), patienceMs)
      void wake(island).then(() => {
        clearTimeout(follow)
        control.click()
      })
    },
    { capture: true },
  )
  addEventListener(
    'change',
    (event) => {
      const choice = closest(event, 'select')
      const island = sleepingIslandOf(choice)
      if (!(choice instanceof HTMLSelectElement) || !island) return
      const { value } = choice
      void wake(island).then(() => {
        choice.value = value
        choice.dispatchEvent(new Event('change', { bubbles: true }))
      })
    },
    { capture: true },
  )

  function sleepingIslandOf(control: HTMLElement | null): Element | null {
    const island = control?.closest('[data-island]') ?? null
    return island && isAsleep(island) ? island : null
  }
}

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
}
