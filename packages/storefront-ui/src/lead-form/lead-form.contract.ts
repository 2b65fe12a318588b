import type { WidgetContract } from '../contract/index.ts'

export const leadFormContract = {
  scope: 'lead-form',
  parts: {
    root: 'The form.',
    outcome: 'What became of it; an empty line until that is known.',
  },
  attributes: {
    'data-kind': 'Of the outcome: success or failure.',
  },
  variables: {},
} as const satisfies WidgetContract
