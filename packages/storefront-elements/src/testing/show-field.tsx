import { useLayoutEffect, useReducer } from 'react'
import { FormElement } from '../loader/form-element.ts'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { showElement } from './show-element.tsx'
import type { ShownElementOptions } from './show-element.tsx'

/** A field of a form with any tag: it follows its attributes, and has the view that the test gives it. */
class TestField extends FormElement {
  onChange = () => {}
  override attributeChangedCallback(): void {
    this.onChange()
  }
}

function fieldOf(host: HTMLElement): TestField {
  if (host instanceof TestField) return host
  throw new Error(`<${host.localName}> is no field. Its view has no form. Give the test a tag that no other test has.`)
}

/** What a test shows of a field. */
export interface ShownFieldOptions extends Partial<Pick<ShownElementOptions, 'content' | 'goods' | 'events'>> {
  /** Such as 'test-code': a tag that no other test has, because a page defines each only once. */
  readonly tag: string
  readonly observed: readonly string[]
  /** As they are written in HTML. */
  readonly attributes?: string
}

/** The view, shown again with every change of an attribute. Not by the screen of the test: two of its updates at once would end in none. */
function following({ View, texts }: ElementModule<FormElement>): ElementModule {
  function Following({ host }: ElementViewProps) {
    const [, showAgain] = useReducer((times: number) => times + 1, 0)
    const field = fieldOf(host)
    useLayoutEffect(() => {
      field.onChange = showAgain
    }, [field])
    return <View host={field} />
  }
  return { View: Following, texts }
}

/** Shows a field in a form with two buttons, "Send" and "Empty". */
export async function showField(module: ElementModule<FormElement>, options: ShownFieldOptions) {
  const { tag, observed, attributes = '', goods = {}, content = '', events = [] } = options
  if (!customElements.get(tag)) {
    customElements.define(
      tag,
      class extends TestField {
        static readonly observedAttributes = observed
      },
    )
  }
  const html = `<form><fieldset><${tag} ${attributes}></${tag}></fieldset><button>Send</button><button type="reset">Empty</button></form>`
  const shown = await showElement(following(module), { html, goods, content, events })
  const field = fieldOf(shown.host)
  const sent: FormData[] = []
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(new FormData(event.currentTarget as HTMLFormElement))
  })
  return { ...shown, field, sent }
}
