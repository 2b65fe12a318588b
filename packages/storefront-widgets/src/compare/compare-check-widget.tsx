import { CompareCheck } from '@krishi/storefront-ui/compare'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useToggleCompared } from './use-toggle-compared.ts'
import type { ToggleComparedProps } from './use-toggle-compared.ts'

/** Props of the connected box of a card that takes its product into the comparison. */
export interface CompareCheckWidgetProps extends ToggleComparedProps, RootProps<HTMLLabelElement> {}

/** Takes the product of a card into the comparison of the nearest storefront or out of it. Put it at the corner of cards, by `CardCorner`. */
export function CompareCheckWidget(props: CompareCheckWidgetProps) {
  const { count: _, ...check } = useToggleCompared(props)
  return <CompareCheck {...rootOf(props)} {...check} messages={props.messages} />
}
