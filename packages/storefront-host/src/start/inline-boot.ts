import type { PageStart, StartMoment, Touch } from './page-start.ts'

/**
 * The only script in the HTML. It imports the entry on the first touch, or at the moment that `data-start` names: by default when the
 * page is loaded and idle, so that no script competes with the first picture. From the first byte it keeps, in one queue and in order, what is done with a control that is
 * not hydrated: `replayTouches` does it again.
 * The addresses are in data attributes, so that the text is constant and a content security policy can allow it by its hash.
 * The source of this function is inlined: it may use nothing from outside.
 */
export function boot(): void {
  const script = document.currentScript as HTMLScriptElement
  const { entry, preload, start: moment } = script.dataset as { entry: string; preload: string; start: StartMoment }
  const place = document.getElementById('unloaded') as HTMLElement
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
  let started = false

  function giveUp(): void {
    shop.live = shop.isGivenUp = true
    const touches = shop.touches.splice(0)
    if (touches.some(({ kind }) => kind === 'tap')) say()
    for (const { control, kind } of touches) {
      if (kind === 'text') continue
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

  function keep(event: Event, control: HTMLElement, kind: Touch['kind']): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    const { value, checked } = control as HTMLInputElement
    const pressed = control.getAttribute('aria-pressed')
    // A text is entered as it was typed last, and however often it is tried, a form of the client is sent once.
    const known = shop.touches.find((touch) => touch.control === control && /form|text/.test(kind))
    if (known) known.value = value
    else shop.take(shop.touches[shop.touches.push({ control, kind, value, checked, pressed }) - 1] as Touch)
  }

  function touch(): void {
    place.textContent = ''
    start()
  }

  function start(): void {
    if (started) return
    started = true
    for (const href of preload.split(' ')) {
      const link = document.createElement('link')
      const isScript = href.endsWith('.js')
      Object.assign(link, isScript ? { rel: 'modulepreload' } : { rel: 'preload', as: 'fetch', crossOrigin: '' })
      link.href = href
      document.head.append(link)
    }
    import(/* @vite-ignore */ entry).catch(giveUp)
  }

  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const kind = form.hasAttribute('action') ? 'cart' : 'form'
      if (form.matches(shop.forms) && shop.isWaiting(form)) keep(event, event.submitter ?? form, kind)
    },
    true,
  )
  // A form without an `action` needs the client: submitted natively, it would put name and address into the URL. That holds also after
  // the client has been given up.
  addEventListener('submit', (event) => {
    if ((event.target as HTMLFormElement).hasAttribute('action')) return
    event.preventDefault()
    if (shop.isGivenUp) say()
  })
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(shop.clicks)
      if (!control) return
      if (shop.isGivenUp && control.matches('[type="button"]')) say()
      const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!isForNewTab && shop.isWaiting(control)) keep(event, control, 'tap')
    },
    true,
  )
  addEventListener(
    'input',
    (event) => {
      const field = event.target as HTMLInputElement
      if (shop.isWaiting(field)) keep(event, field, 'text')
    },
    true,
  )
  for (const type of ['pointerdown', 'keydown', 'focusin', 'online']) {
    addEventListener(type, touch, true)
  }

  function whenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
    else setTimeout(start, 200)
  }
  /** A device that keeps nothing of the shop has no cart, no session and no answer to show. */
  function keepsNothing(): boolean {
    try {
      return localStorage.length === 0
    } catch {
      return true
    }
  }

  /** Chromium also reports a mouse that rests while the page is laid out under it. */
  function followMouse({ movementX, movementY }: PointerEvent): void {
    if (movementX !== 0 || movementY !== 0) start()
  }

  if (moment === 'at-once') start()
  else if (moment === 'at-touch' && keepsNothing()) addEventListener('pointermove', followMouse)
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
