/**
 * Tells the page something by an event that bubbles out of shadow roots.
 *
 * @returns Whether the page has left it to us what happens next.
 */
export function tell(target: Element, name: `krishi-${string}`, detail: object, cancelable = false): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }))
}

/** Where events of the cart come from: the first cart button of the page, or the page itself. One each, however many buttons there are. */
export function cartTeller(): Element {
  return document.querySelector('krishi-cart-button') ?? document.body
}
