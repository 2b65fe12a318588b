// By itself, so that an element brings it when it is opened.
export { DoseFormWidget } from '@krishi/storefront-widgets/dose-helper'
