/**
 * The only script in the HTML. Until hydration it queues adds to the cart, submits of forms without an `action`, and clicks and
 * choices that need the client. It imports the entry on the first touch, or when the page is loaded and idle, so that no script
 * competes with the first picture.
 * The addresses are in data attributes, so that the text is constant and a content security policy can allow it by its hash.
 * The source of this function is inlined: it may use nothing from outside.
 */
export function boot(): void {
  const script = document.currentScript as HTMLScriptElement
  const { entry, preload, eager } = script.dataset as { entry: string; preload: string; eager?: string }
  const place = document.getElementById('unloaded') as HTMLElement
  const queue: { form: HTMLFormElement; submitter: HTMLElement | null }[] = []
  const replays: (() => void)[] = []
  const shop = { queue, replays, live: false, isGivenUp: false, giveUp, say }
  Object.assign(window, { __shop: shop })
  let started = false

  function giveUp(): void {
    shop.live = shop.isGivenUp = true
    const forms = queue.splice(0)
    for (const { submitter } of forms) submitter?.removeAttribute('aria-busy')
    const known = forms.find(({ form }) => form.hasAttribute('action'))
    if (known) known.form.requestSubmit(known.submitter)
    else if (forms.length || replays.length) say()
    for (const replay of replays.splice(0)) replay()
  }

  /** Shows the message of the server for a tap whose code could not be loaded, until the next tap or until the connection is back. */
  function say(): void {
    place.textContent = place.dataset['words'] as string
  }

  /** Marks a control as busy and starts to load the client. */
  function wait(control: Element | null): void {
    control?.setAttribute('aria-busy', 'true')
    start()
    // The timeout of an API call.
    setTimeout(() => shop.live || giveUp(), 15_000)
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

  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // A form without an `action` needs the client: submitted natively, it would put name and address into the URL. That holds also
    // after the client has been given up.
    const isClients = !form.hasAttribute('action')
    if (isClients) {
      event.preventDefault()
      if (shop.isGivenUp) say()
    }
    if (shop.live || !(isClients || form.matches('[data-add-to-cart]'))) return
    event.preventDefault()
    queue.push({ form, submitter: event.submitter })
    wait(event.submitter)
  })
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(
        '[type="button"], [type="checkbox"], [type="radio"]',
      )
      if (shop.isGivenUp && control?.matches('[type="button"]')) say()
      if (shop.live || !control) return
      event.preventDefault()
      event.stopImmediatePropagation()
      replays.push(() => {
        control.removeAttribute('aria-busy')
        control.click()
      })
      wait(control)
    },
    true,
  )
  addEventListener(
    'change',
    ({ target }) => {
      if (shop.live || !(target instanceof HTMLSelectElement)) return
      const { value } = target
      replays.push(() => {
        target.value = value
        target.dispatchEvent(new Event('change', { bubbles: true }))
      })
      start()
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
  if (eager !== undefined) start()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
