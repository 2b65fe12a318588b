import type { WidgetContract } from '../contract/index.ts'

export const siteFooterContract = {
  scope: 'site-footer',
  parts: {
    root: 'The footer.',
    columns: 'Help, categories and policies.',
    help: 'How to reach a person.',
    contact: 'A call or chat link.',
    seller: 'Who sells, and who answers for it.',
    note: 'The closing line.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
