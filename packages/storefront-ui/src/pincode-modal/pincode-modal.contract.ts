import type { WidgetContract } from '../contract/index.ts'

export const pincodeModalContract = {
  scope: 'pincode-modal',
  parts: {
    root: 'Everything in the dialog.',
    form: 'The pincode and its button.',
    problem: 'Why the device did not help.',
    addresses: 'The saved addresses.',
    heading: 'What they are.',
    list: 'The addresses.',
    address: 'One of them; a button.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
