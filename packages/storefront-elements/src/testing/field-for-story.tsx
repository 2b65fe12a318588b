import { FormElement } from '../loader/form-element.ts'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'

/** A field as a story has every element: its view is drawn in any tag whose class is one of a field. */
export function fieldForStory({ View, texts }: ElementModule<FormElement>): ElementModule {
  function FieldView({ host }: ElementViewProps) {
    return host instanceof FormElement && <View host={host} />
  }
  return { View: FieldView, texts }
}
