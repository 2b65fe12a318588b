import { DoseFormWidget } from '@krishi/storefront-widgets/dose-helper'

/** The calculator of packs, which comes when it is opened. */
export default DoseFormWidget
