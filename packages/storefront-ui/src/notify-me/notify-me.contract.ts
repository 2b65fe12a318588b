import type { WidgetContract } from '../contract/index.ts'

export const notifyMeContract = {
  scope: 'notify-me',
  parts: {
    root: 'The button and what is said of it.',
    note: 'That a message will come, while a request is open.',
    problem: 'That the last request failed; empty until then.',
    accepted: 'What the dialog says, and what is like the product.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
