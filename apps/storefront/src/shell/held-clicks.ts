/** How long a click waits for the code of its island before the link is followed as plain HTML, in ms. */
const patienceMs = 3_000

/** Forms that put something into the cart, to stay on the page or to go on at once. */
const cartForms = '[action$="/cart/add"]'

/**
 * Holds what a shopper does on an island that sleeps: React gives nothing back that came before its code. A click or a
 * choice wakes the island, and is made again when it is alive.
 *
 * @param isAsleep Whether an island is not alive yet.
 * @param wake Gives when the island is alive.
 */
export function holdClicks(isAsleep: (island: Element) => boolean, wake: (island: Element) => Promise<void>): void {
  let held = 0

  /** The page is busy while anything is held: it shows so, as on the way to another page. */
  async function wakeFor(island: Element) {
    const main = document.getElementById('main')
    held += 1
    main?.setAttribute('aria-busy', 'true')
    await wake(island)
    held -= 1
    if (held === 0) main?.removeAttribute('aria-busy')
  }

  addEventListener(
    'click',
    (event) => {
      const control = closest(event, 'a, button, input')
      const island = sleepingIslandOf(control)
      const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!control || !island || wantsNewTab || control.getAttribute('target') === '_blank') return
      // Submitting works as plain HTML, and what is typed into needs no code; but adding to the cart would leave the page.
      if (control.matches(`[type="submit"]:not(${cartForms} *), [type="search"], [type="text"], [type="number"]`))
        return
      event.preventDefault()
      event.stopImmediatePropagation()
      const address = control instanceof HTMLAnchorElement ? control.href : null
      const follow = setTimeout(() => address !== null && location.assign(address), patienceMs)
      void wakeFor(island).then(() => {
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
      void wakeFor(island).then(() => {
        choice.value = value
        choice.dispatchEvent(new Event('change', { bubbles: true }))
      })
    },
    { capture: true },
  )

  function sleepingIslandOf(control: HTMLElement | null): Element | null {
    // The outermost first: what an island holds is not known before it lives. The click comes by here again for the inner ones.
    let asleep: Element | null = null
    for (let at = control?.closest('[data-island]'); at; at = at.parentElement?.closest('[data-island]')) {
      if (isAsleep(at)) asleep = at
    }
    return asleep
  }
}

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
}
