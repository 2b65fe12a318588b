import type { ElementTable } from './element-table.ts'
import type { FormElement } from './form-element.ts'

/** The elements that are fields of a form. */
export const fieldElements: ElementTable<FormElement> = {
  'krishi-otp-input': {
    attributes: ['label', 'length', 'value'],
    load: () => import('../elements/otp-input.tsx'),
  },
  'krishi-address-form': {
    attributes: [],
    load: () => import('../elements/address-form.tsx'),
  },
}
