/** What a view tells the form around its element. */
export interface FormFacts {
  /** What is sent under the element's name, or several values under names of their own; null for nothing. */
  readonly value: string | FormData | null
  /** Why the form cannot be sent, as a sentence; empty where it can. */
  readonly problem: string
  /** Where the browser shows the sentence. */
  readonly anchor: HTMLElement | undefined
}

/** An element that is a field of the form around it. Its view says what it holds, and what is wrong with that. */
export class FormElement extends HTMLElement {
  static readonly formAssociated = true
  readonly #internals = this.attachInternals()
  #anchor: HTMLElement | undefined
  /** What the view does when the form is reset. */
  onReset: (() => void) | undefined

  get name(): string {
    return this.getAttribute('name') ?? ''
  }
  set name(name: string) {
    this.setAttribute('name', name)
  }
  get disabled(): boolean {
    return this.hasAttribute('disabled')
  }
  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled)
  }
  get form(): HTMLFormElement | null {
    return this.#internals.form
  }
  get validity(): ValidityState {
    return this.#internals.validity
  }
  get validationMessage(): string {
    return this.#internals.validationMessage
  }
  get willValidate(): boolean {
    return this.#internals.willValidate
  }
  checkValidity(): boolean {
    return this.#internals.checkValidity()
  }
  reportValidity(): boolean {
    return this.#internals.reportValidity()
  }
  override focus(options?: FocusOptions): void {
    this.#anchor?.focus(options)
  }

  /** Called by the view with every change. */
  tellForm({ value, problem, anchor }: FormFacts): void {
    this.#anchor = anchor
    this.#internals.setFormValue(value)
    this.#internals.setValidity({ customError: problem !== '' }, problem, anchor)
  }

  /** The class of the tag shows the element again. */
  attributeChangedCallback(_name: string): void {}

  formDisabledCallback(): void {
    this.attributeChangedCallback('disabled')
  }
  formResetCallback(): void {
    this.onReset?.()
  }
}
