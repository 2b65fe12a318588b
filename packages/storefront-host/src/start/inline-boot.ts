import { createClientStart } from './client-start.ts'
import { keepTouches } from './keep-touches.ts'
import type { PageStart, StartMoment, Touch } from './page-start.ts'
import { startAtMoment } from './start-moment.ts'

/**
 * The only script in the HTML. It imports the entry on the first touch, or at the moment that `data-start` names: by default when the
 * page is loaded and idle, so that no script competes with the first picture. From the first byte it keeps, in one queue and in order,
 * what is done with a control that is not hydrated: `replayTouches` does it again.
 * The addresses are in data attributes, so that the text is constant and a content security policy can allow it by its hash.
 * A host inlines it as it is bundled, with all that it imports.
 */
export function boot(): void {
  const script = document.currentScript as HTMLScriptElement
  const { entry, preload, start: moment } = script.dataset as { entry: string; preload: string; start: StartMoment }
  const place = document.getElementById('unloaded') as HTMLElement
  const start = createClientStart(entry, preload, giveUp)
  const shop: PageStart = {
    preload,
    touches: [],
    clicks: '[type="button"], [type="checkbox"], [type="radio"]',
    forms: ':not([action]), [data-add-to-cart]',
    isWaiting: () => !shop.live,
    take: wait,
    live: false,
    isGivenUp: false,
    giveUp,
    say,
  }
  window.__shop = shop

  function giveUp(): void {
    shop.live = shop.isGivenUp = true
    for (const { control, kind } of shop.touches.splice(0)) {
      if (kind === 'text') continue
      if (kind === 'tap') say()
      control.removeAttribute('aria-busy')
      control.click()
    }
  }

  /** Shows the message of the server for a tap whose code could not be loaded, until the next tap or until the connection is back. */
  function say(): void {
    place.textContent = place.dataset['words'] as string
  }

  /** Marks a control as busy until the client takes over. */
  function wait({ control, kind }: Touch): void {
    start()
    if (kind === 'text') return
    control.setAttribute('aria-busy', 'true')
    // The timeout of an API call.
    setTimeout(() => shop.live || giveUp(), 15_000)
  }

  function touch(): void {
    place.textContent = ''
    start()
  }

  keepTouches(shop)
  for (const type of ['pointerdown', 'keydown', 'focusin', 'online']) addEventListener(type, touch, true)
  startAtMoment(moment, start)
}
