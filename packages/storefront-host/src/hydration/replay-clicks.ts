import { inTime, sayUnloaded, showBusy } from '../loading/index.ts'
import type { LazyIsland } from './lazy-island.tsx'

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
 * @param islandOf The island of the element that is around it.
 * @param hydrate Hydrates all islands.
 */
export function replayClicks(islandOf: (element: HTMLElement) => LazyIsland | undefined, hydrate: () => void): void {
  /** The page is busy while anything waits. */
  async function replayOnceHydrated(island: LazyIsland, act: () => void, address: string | null, isKept: boolean) {
    const end = showBusy()
    hydrate()
    const hydrated = island.hydrated.promise
    const whole = isKept
      ? hydrated
      : inTime(Promise.all([hydrated, island.load()]), address === null ? undefined : patienceMs)
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

  function pendingIslandOf(control: HTMLElement | null): LazyIsland | undefined {
    // The outermost first: its inner islands are known once it is hydrated. The click passes here again for those.
    let pending: LazyIsland | undefined
    for (let at = control; at; at = at.parentElement) {
      const island = islandOf(at)
      if (island?.hydrated.isGiven === false) pending = island
    }
    return pending
  }
}

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
}
