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

/** What a test shows of a field. */
export interface ShownFieldOptions extends Partial<Pick<ShownElementOptions, 'content' | 'goods' | 'events'>> {
  /** Such as 'test-code': a tag that no other test has, because a page defines each only once. */
  readonly tag: string
  readonly observed: readonly string[]
  /** As they are written in HTML. */
  readonly attributes?: string
}

/** The view, shown again with every change of an attribute. Not by the screen of the test: two of its updates at once would end in none. */
function following({ View, texts }: ElementModule): ElementModule {
  function Following({ host }: ElementViewProps<TestField>) {
    const [, showAgain] = useReducer((times: number) => times + 1, 0)
    useLayoutEffect(() => {
      host.onChange = showAgain
    }, [host])
    return <View host={host} />
  }
  return { View: Following, texts }
}

/** Shows a field in a form with two buttons, "Send" and "Empty". */
export async function showField(module: ElementModule, options: ShownFieldOptions) {
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
  const field = shown.host as TestField
  const sent: FormData[] = []
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(new FormData(event.currentTarget as HTMLFormElement))
  })
  return { ...shown, field, sent }
}
