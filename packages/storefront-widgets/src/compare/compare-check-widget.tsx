import { CompareCheck } from '@krishi/storefront-ui/compare'
import { useToggleCompared } from './use-toggle-compared.ts'
import type { ToggleComparedProps } from './use-toggle-compared.ts'

/** Props of the connected box of a card that takes its product into the comparison. */
export type CompareCheckWidgetProps = ToggleComparedProps

/** Takes the product of a card into the comparison of the nearest storefront or out of it. Put it at the corner of cards, by `CardCorner`. */
export function CompareCheckWidget(props: CompareCheckWidgetProps) {
  const { count: _, ...check } = useToggleCompared(props)
  return <CompareCheck {...check} messages={props.messages} />
}
