import type { WidgetContract } from '../contract/index.ts'

export const addressFormContract = {
  scope: 'address-form',
  parts: {
    root: 'The form.',
    title: 'Add address, or Edit address.',
    location: 'The button that asks the device for its location, and the outcome.',
    'location-problem': 'Why the device did not help; empty until it does not.',
    fields: 'The fields in their order.',
    choices: 'Default and remember.',
    remember: 'The box of a guest, and the way to forget what the device remembers.',
    forgotten: 'That it is forgotten; empty until it is.',
    failure: 'Why saving failed; an empty line until it does.',
    actions: 'Cancel and Submit.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
