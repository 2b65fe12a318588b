import { DoseFormWidget } from '@krishi/storefront-widgets/dose-helper'
import type { DoseFormWidgetProps } from '@krishi/storefront-widgets/dose-helper'
import { usePaths } from '../../shell/shop-context.ts'
import '../../styles/farm.css'

/** The calculator of packs, which comes when it is opened. */
export default function DoseForm(props: DoseFormWidgetProps) {
  return <DoseFormWidget {...props} farmHref={usePaths().to('/my-farm')} />
}
