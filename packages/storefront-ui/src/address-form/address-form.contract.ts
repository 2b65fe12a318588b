import type { WidgetContract } from '../contract/index.ts'

export const addressFormContract = {
  scope: 'address-form',
  parts: {
    root: 'The form.',
    title: 'Add address, or Edit address.',
    fields: 'The fields in their order.',
    state: 'The select of the state and the way to unlock it.',
    choices: 'Default and remember.',
    failure: 'Why saving failed; an empty line until it does.',
    actions: 'Cancel and Submit.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
