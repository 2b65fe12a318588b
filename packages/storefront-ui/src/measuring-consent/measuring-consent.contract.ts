import type { WidgetContract } from '../contract/index.ts'

export const measuringConsentContract = {
  scope: 'measuring-consent',
  parts: {
    root: 'The question at the end of a page.',
    page: 'The page of the choice.',
    state: 'How it stands.',
    choices: 'Yes and no.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
