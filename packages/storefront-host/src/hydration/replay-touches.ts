import { inTime, sayUnloaded, showBusy } from '../loading/index.ts'
import type { PageStart, Touch } from '../start/index.ts'
import { hydrateIslands, pendingIslandOf } from './lazy-island.tsx'

/** How long a click waits for the code of its island before the link is followed as plain HTML, in ms. */
const linkPatienceMs = 3_000

/** Links in a part of a page that is not hydrated work as plain HTML, but would load a whole page. */
const links = ', a:not([target="_blank"])'

/** Forms that add to the cart and go on to it. */
const cartForms = ', [action$="/cart/add"]'

/** The field of a search: its text is the browser's, and entering it again would break a word that is being composed. */
const searches = '[role="search"] *'

/** Keeps what the browser has put back into fields of a page that was loaded again: it tells nobody. Call it before hydration. */
export function keepRestoredTexts(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    // Only fields of text have a selection.
    if (field.selectionStart !== null && field.value !== field.defaultValue) field.dispatchEvent(new Event('input'))
  }
}

/**
 * Makes the touches that the boot script has kept: React replays none. Call it once the page is hydrated, in the browser; from then on
 * only what is done in a lazy island waits, until that is hydrated too. Touches are replayed one after the other, so that
 * each meets what the one before it has changed. A tap whose code cannot be loaded fails with a message, a link is followed as plain HTML.
 */
export function replayTouches(): void {
  const shop = window.__shop
  if (!shop) return
  let turn: Promise<unknown> = Promise.resolve()

  function take(touch: Touch): void {
    turn = inTime(replay(page, touch, turn)).catch(() => {})
  }

  const page: PageStart = Object.assign(shop, {
    live: true,
    isGivenUp: false,
    isWaiting: (control: Element) => pendingIslandOf(control) !== undefined,
    clicks: shop.clicks + links,
    forms: shop.forms + cartForms,
    take,
  })
  shop.touches.forEach(take)
}

async function replay({ touches }: PageStart, touch: Touch, before: Promise<unknown>): Promise<void> {
  const { control, kind } = touch
  const address = control.getAttribute('href')
  // The outermost island first: its inner ones are known once it is hydrated, and keep the touch again.
  const island = pendingIslandOf(control)
  const end = island && kind !== 'text' ? showBusy() : undefined
  let isLate = false
  if (island) {
    hydrateIslands()
    const { promise } = island.hydrated
    const isKept = /cart|text/.test(kind)
    const patienceMs = address === null ? undefined : linkPatienceMs
    await (isKept ? promise : inTime(Promise.all([promise, island.load()]), patienceMs)).catch(() => (isLate = true))
  }
  await before
  touches.splice(touches.indexOf(touch), 1)
  control.removeAttribute('aria-busy')
  if (isLate && address !== null && navigator.onLine) location.assign(address)
  else if (isLate) sayUnloaded()
  else again(touch)
  end?.()
}

function again({ control, kind, value, checked, pressed }: Touch): void {
  if (kind === 'text') enter(control as HTMLInputElement, value)
  else if (control instanceof HTMLFormElement) control.requestSubmit()
  else if (checked === (control as HTMLInputElement).checked && checked !== undefined) return
  else if (pressed === control.getAttribute('aria-pressed')) control.click()
}

/** Enters a text again, which hydration has reset without an event. */
function enter(field: HTMLInputElement, value: string): void {
  if (field.matches(searches)) return
  const isChosen = field.matches('select, [type="file"]')
  if (field.type !== 'file') {
    // React tracks values that are set on the element, and reports a change only if the value then differs from that.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }))
}
