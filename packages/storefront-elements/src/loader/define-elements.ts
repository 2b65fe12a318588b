import { propertyOf } from '../manifest/property-of.ts'
import type { MountedElement } from '../runtime/mount-element.tsx'
import type { ElementEntry, ElementTable } from './element-table.ts'
import type { Place } from './place.ts'
import { whenNear } from './when-near.ts'

/** The class of one element. Its code is loaded when it is needed; what stands in the element stays until then, and if that fails. */
function createElementClass({ attributes, opensBy, load }: ElementEntry, place: Place, Base: typeof HTMLElement) {
  return class extends Base {
    static readonly observedAttributes = attributes
    #mounted: MountedElement | undefined
    #leave = () => {}
    /** Another number for each time that it came to the page or left it. */
    #turn = 0

    connectedCallback() {
      // A framework may have set properties before the element was defined: they hide those of the class.
      for (const name of attributes.map(propertyOf)) {
        const before = Object.getOwnPropertyDescriptor(this, name)
        if (before && Reflect.deleteProperty(this, name)) Reflect.set(this, name, before.value)
      }
      this.#turn += 1
      if (opensBy === undefined) this.#leave = whenNear(this, () => void this.#show())
      else if (this.hasAttribute(opensBy)) void this.#show()
    }

    async #show() {
      const turn = this.#turn
      try {
        const [{ prepareElement }, element] = await Promise.all([import('../runtime/mount-element.tsx'), load()])
        const mount = await prepareElement(element.default, place)
        if (turn === this.#turn) this.#mounted ??= mount(this)
      } catch {
        // Without its code the element shows what stands in it.
      }
    }

    disconnectedCallback() {
      this.#turn += 1
      this.#leave()
      this.#mounted?.unmount()
      this.#mounted = undefined
    }

    attributeChangedCallback(name: string) {
      if (this.#mounted) this.#mounted.update()
      else if (name === opensBy && this.isConnected) void this.#show()
    }
  }
}

/** Defines every element of `table` that the page does not have yet, by classes that begin with `Base`: tags that come later work as well. */
export function defineElements(table: ElementTable, place: Place): void
/** Its views get elements of the class `Base`. */
export function defineElements<Host extends HTMLElement>(
  table: ElementTable<Host>,
  place: Place,
  Base: new () => Host,
): void
export function defineElements(table: ElementTable, place: Place, Base = HTMLElement): void {
  for (const [tag, entry] of Object.entries(table)) {
    if (customElements.get(tag)) continue
    const Element = createElementClass(entry, place, Base)
    for (const attribute of entry.attributes) {
      Object.defineProperty(Element.prototype, propertyOf(attribute), {
        get(this: HTMLElement) {
          return attribute === entry.opensBy ? this.hasAttribute(attribute) : this.getAttribute(attribute)
        },
        set(this: HTMLElement, value: unknown) {
          if (value === null || value === undefined || value === false) this.removeAttribute(attribute)
          else this.setAttribute(attribute, value === true ? '' : String(value))
        },
      })
    }
    customElements.define(tag, Element)
  }
}
