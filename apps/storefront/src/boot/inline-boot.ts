/**
 * The only script in the HTML. It queues until the shop is live what is added to the cart, what only the client can
 * read and what is pressed or chosen that works by the client alone, and imports the entry on the first touch or once the page is loaded and idle, so that no script
 * competes with the first picture.
 * The addresses are in data attributes: the text never changes, so that a policy can name it by its hash.
 * Written as a function and inlined by its source; it may use nothing from outside.
 */
export function boot(): void {
  const script = document.currentScript as HTMLScriptElement
  const { entry, preload, eager } = script.dataset
  const queue: { form: HTMLFormElement; submitter: HTMLElement | null }[] = []
  const replays: (() => void)[] = []
  const shop = { queue, replays, live: false, giveUp }
  Object.assign(window, { __shop: shop })
  let started = false

  function giveUp(): void {
    shop.live = true
    for (const { submitter } of queue) submitter?.removeAttribute('aria-busy')
    const known = queue.splice(0).find(({ form }) => form.hasAttribute('action'))
    known?.form.requestSubmit(known.submitter)
    for (const replay of replays.splice(0)) replay()
  }

  /** Shows that a control waits for the client, and fetches it. */
  function wait(control: Element | null): void {
    control?.setAttribute('aria-busy', 'true')
    start()
    // As long as a call of the shop may take.
    setTimeout(() => shop.live || giveUp(), 15_000)
  }

  function start(): void {
    if (started || !entry) return
    started = true
    for (const href of (preload ?? '').split(' ').filter(Boolean)) {
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
    // A form without an address is the client's alone: sent as it is, it would put name and address into the URL, also where the
    // client has been given up.
    const isClients = !form.hasAttribute('action')
    if (isClients) event.preventDefault()
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
  for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
    addEventListener(type, start, { once: true, passive: true, capture: true })
  }

  function whenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
    else setTimeout(start, 200)
  }
  if (eager !== undefined) start()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
