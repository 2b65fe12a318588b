import { DoseFormWidget } from '@krishi/storefront-widgets/dose-helper'
import type { DoseFormWidgetProps } from '@krishi/storefront-widgets/dose-helper'
import { TextScope } from '../shell/text-scope.tsx'

/** The calculator of packs with its own texts: a chunk that is fetched when the shopper opens it. */
export default function DoseForm(props: DoseFormWidgetProps) {
  return (
    <TextScope groups={['tools']}>
      <DoseFormWidget {...props} />
    </TextScope>
  )
}
