import type { PageStart, Touch } from './page-start.ts'

/** Keeps what is done with a control that is not hydrated, before any other listener hears of it. */
export function keepTouches(shop: PageStart): void {
  function keep(event: Event, control: HTMLElement, kind: Touch['kind']): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    const { value, checked } = control as HTMLInputElement
    const pressed = control.getAttribute('aria-pressed')
    // A text is entered as it was typed last, and however often it is tried, a form of the client is sent once.
    const known = shop.touches.find((touch) => touch.control === control && /form|text/.test(kind))
    if (known) return void (known.value = value)
    const touch: Touch = { control, kind, value, checked, pressed }
    shop.touches.push(touch)
    shop.take(touch)
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
    if (shop.isGivenUp) shop.say()
  })
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(shop.clicks)
      if (!control) return
      if (shop.isGivenUp && control.matches('[type="button"]')) shop.say()
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
}
