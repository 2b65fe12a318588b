import { inTime } from './in-time.ts'
import { sayUnloaded } from './say-unloaded.ts'
import { showBusy } from './show-busy.ts'

/** How long a click waits for the code of its island before the link is followed as plain HTML, in ms. */
const patienceMs = 3_000

/** Forms that put something into the cart, to stay on the page or to go on at once. */
const cartForms = '[action$="/cart/add"]'

/** Forms that only code sends: the server takes none of them as they are. */
const codeForms = 'form[method="post"]:not([action])'

/**
 * Holds what a shopper does on an island that sleeps: React gives nothing back that came before its code. A click or a
 * choice wakes the island, and is made again when it is alive. Where the code does not come, that is said, and the click is over;
 * what is put into the cart is kept until it does.
 *
 * @param isAsleep Whether an island is not alive yet.
 * @param wake Gives when the island is alive.
 * @param fetch Fetches its code; rejects where it does not come.
 */
export function replayClicks(
  isAsleep: (island: Element) => boolean,
  wake: (island: Element) => Promise<unknown>,
  fetch: (island: Element) => Promise<unknown>,
): void {
  /** The page is busy while anything is held. */
  async function hold(island: Element, act: () => void, address: string | null, isKept: boolean) {
    const end = showBusy()
    const alive = wake(island)
    const whole = isKept
      ? alive
      : inTime(Promise.all([alive, fetch(island)]), address === null ? undefined : patienceMs)
    await whole.then(act, () => (address !== null && navigator.onLine ? location.assign(address) : sayUnloaded()))
    end()
  }

  addEventListener(
    'click',
    (event) => {
      const control = closest(event, 'a, button, input')
      const island = sleepingIslandOf(control)
      const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!control || !island || wantsNewTab || control.getAttribute('target') === '_blank') return
      // Submitting works as plain HTML, and what is typed into needs no code; but adding to the cart would leave the page.
      if (
        control.matches(
          `[type="submit"]:not(${cartForms} *, ${codeForms} *), [type="search"], [type="text"], [type="number"]`,
        )
      )
        return
      event.preventDefault()
      event.stopImmediatePropagation()
      const address = control.getAttribute('href')
      void hold(island, () => control.click(), address, control.matches(`${cartForms} *`))
    },
    true,
  )
  addEventListener(
    'change',
    (event) => {
      const choice = closest(event, 'select')
      const island = sleepingIslandOf(choice)
      if (!(choice instanceof HTMLSelectElement) || !island) return
      const { value } = choice
      const choose = () => {
        choice.value = value
        choice.dispatchEvent(new Event('change', { bubbles: true }))
      }
      void hold(island, choose, null, false)
    },
    true,
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
