import type { Command, Driver } from '../../../tooling/webdriver/driver.ts'
import { expect } from '../e2e/models/expect.ts'

/** The elements that may have a role. */
const candidates = {
  button: 'button',
  dialog: 'dialog, [role="dialog"]',
  group: 'fieldset, [role="group"]',
  link: 'a[href]',
  summary: 'summary',
  textbox: 'input',
} as const

export type Role = keyof typeof candidates

/** What a browser calls a role: ARIA has none for the control of a disclosure. */
const roleOf = (role: Role) => (role === 'summary' ? '' : role)

/** An element as WebDriver hands it over. */
type Reference = Readonly<Record<'element-6066-11e4-a52e-4f735466cecf', string>>

const idOf = (reference: Reference) => Object.values(reference)[0] ?? ''

/** How often a condition is tried again, in ms, and for how long. */
const patience = { intervals: [100], timeout: 30_000 }

/** Elements by a selector, in shadow roots as well. */
function findDeep(selector: string): readonly Element[] {
  const look = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? look(element.shadowRoot) : []),
    ])
  return look(document)
}

function findFocused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** A page as a shopper meets it, by roles and names that the browser itself computes. */
export class DrivenPage {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  async open(address: string): Promise<void> {
    await this.#driver.send('Navigate', { url: address })
  }

  /** What a function of the page returns. It must need nothing from around it. */
  async evaluate<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${work.toString()}).apply(null, arguments)`
    return (await this.#driver.send('ExecuteScript', { script, args })) as Result
  }

  /** The names of what is there with a role, in their order. */
  async namesOf(role: Role): Promise<readonly string[]> {
    const names = []
    for await (const { name } of this.#each(role, candidates[role])) names.push(name)
    return names
  }

  /** Waits until something of a role and a name is there and not disabled, and presses it. */
  async press(role: Role, name: string | RegExp): Promise<void> {
    // A button that waits for prices stays focusable, so that only ARIA says that it does not answer yet.
    const enabled = `:is(${candidates[role]}):not([aria-disabled="true"])`
    await this.#withElement(role, name, (id) => this.#driver.send('ElementClick', { id }), enabled)
  }

  /** Types into the field of a name. */
  async type(name: string | RegExp, text: string): Promise<void> {
    await this.#withElement('textbox', name, (id) => this.#driver.send('ElementSendKeys', { id, text }))
  }

  /** Waits until something of a role and a name is there. */
  async see(role: Role, name: string | RegExp): Promise<void> {
    await this.#withElement(role, name, () => Promise.resolve())
  }

  /** Strikes a key, by its code point in WebDriver where it writes no letter. */
  async strike(key: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }))
    await this.#driver.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** The name of what has the focus; empty where nothing has it. */
  async focusedName(): Promise<string> {
    const focused = (await this.evaluate(findFocused)) as unknown as Reference | null
    return focused === null ? '' : this.#ask('GetComputedLabel', idOf(focused))
  }

  /** The text of an element of the page, with that of its shadow root. */
  async textOf(tag: string): Promise<string> {
    return this.evaluate((name) => {
      const element = document.querySelector(name)
      return (element?.shadowRoot ?? element)?.textContent ?? ''
    }, tag)
  }

  /** Brings an element of the page to the screen: it loads when it comes near. */
  async scrollTo(tag: string): Promise<void> {
    await this.evaluate((name) => document.querySelector(name)?.scrollIntoView(), tag)
  }

  async #withElement(
    role: Role,
    name: string | RegExp,
    act: (id: string) => Promise<unknown>,
    selector: string = candidates[role],
  ): Promise<void> {
    await expect(async () => {
      const others: string[] = []
      for await (const { id, name: own } of this.#each(role, selector)) {
        if (typeof name === 'string' ? own === name : name.test(own)) return act(id)
        others.push(own)
      }
      throw new Error(`There is no ${role} "${name}", but ${JSON.stringify(others)}.`)
    }).toPass(patience)
  }

  async *#each(role: Role, selector: string): AsyncGenerator<{ readonly id: string; readonly name: string }> {
    const references = (await this.evaluate(findDeep, selector)) as unknown as readonly Reference[]
    for (const id of references.map(idOf)) {
      if ((await this.#ask('GetComputedRole', id)) === roleOf(role))
        yield { id, name: await this.#ask('GetComputedLabel', id) }
    }
  }

  async #ask(command: Command, id: string): Promise<string> {
    return String(await this.#driver.send(command, { id }))
  }
}
