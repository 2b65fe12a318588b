import { CompareToggle } from '@krishi/storefront-ui/compare'
import type { CompareToggleProps } from '@krishi/storefront-ui/compare'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useToggleCompared } from './use-toggle-compared.ts'
import type { ToggleComparedProps } from './use-toggle-compared.ts'

/** Props of a connected button that takes a product into the comparison. */
export interface CompareToggleWidgetProps
  extends ToggleComparedProps, Pick<CompareToggleProps, 'compareHref'>, RootProps {}

/** Takes a product into the comparison of the nearest storefront or out of it. A server renders it as chosen nowhere. */
export function CompareToggleWidget(props: CompareToggleWidgetProps) {
  const { compareHref, messages } = props
  return <CompareToggle {...rootOf(props)} {...useToggleCompared(props)} {...{ compareHref, messages }} />
}
