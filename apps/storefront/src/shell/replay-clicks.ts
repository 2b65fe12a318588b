import { inTime } from './in-time.ts'
import { sayUnloaded } from './say-unloaded.ts'
import { showBusy } from './show-busy.ts'

/** How long a click waits for the code of its island before the link is followed as plain HTML, in ms. */
const patienceMs = 3_000

/** Forms that add to the cart, with or without going on to it. */
const cartForms = '[action$="/cart/add"]'

/** Forms that only the client can send: the server has no address for them. */
const codeForms = 'form[method="post"]:not([action])'

/**
 * Replays what a shopper does on an island before it is hydrated: React replays no click that came before its code. A click
 * or a choice hydrates the island and is made again after that. Where the code cannot be loaded, the page says so and drops the
 * click; what is put into the cart waits until the code is here.
 *
 * @param isPending Whether an island is not hydrated yet.
 * @param hydrate Hydrates the island; resolves once it is.
 * @param fetch Fetches its code; rejects where it cannot be loaded.
 */
export function replayClicks(
  isPending: (island: Element) => boolean,
  hydrate: (island: Element) => Promise<unknown>,
  fetch: (island: Element) => Promise<unknown>,
): void {
  /** The page is busy while anything waits. */
  async function replayOnceHydrated(island: Element, act: () => void, address: string | null, isKept: boolean) {
    const end = showBusy()
    const hydrated = hydrate(island)
    const whole = isKept
      ? hydrated
      : inTime(Promise.all([hydrated, fetch(island)]), address === null ? undefined : patienceMs)
    await whole.then(act, () => (address !== null && navigator.onLine ? location.assign(address) : sayUnloaded()))
    end()
  }

  addEventListener(
    'click',
    (event) => {
      const control = closest(event, 'a, button, input')
      const island = pendingIslandOf(control)
      const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!control || !island || wantsNewTab || control.getAttribute('target') === '_blank') return
      // Native submits work, and text fields need no code; but a native add to the cart would leave the page.
      if (
        control.matches(
          `[type="submit"]:not(${cartForms} *, ${codeForms} *), [type="search"], [type="text"], [type="number"]`,
        )
      )
        return
      event.preventDefault()
      event.stopImmediatePropagation()
      const address = control.getAttribute('href')
      void replayOnceHydrated(island, () => control.click(), address, control.matches(`${cartForms} *`))
    },
    true,
  )
  addEventListener(
    'change',
    (event) => {
      const choice = closest(event, 'select')
      const island = pendingIslandOf(choice)
      if (!(choice instanceof HTMLSelectElement) || !island) return
      const { value } = choice
      const choose = () => {
        choice.value = value
        choice.dispatchEvent(new Event('change', { bubbles: true }))
      }
      void replayOnceHydrated(island, choose, null, false)
    },
    true,
  )

  function pendingIslandOf(control: HTMLElement | null): Element | null {
    // The outermost first: its inner islands are known once it is hydrated. The click passes here again for those.
    let pending: Element | null = null
    for (let at = control?.closest('[data-island]'); at; at = at.parentElement?.closest('[data-island]')) {
      if (isPending(at)) pending = at
    }
    return pending
  }
}

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
}
