import type { WidgetContract } from '../../contract/index.ts'

export const errorNoticeContract = {
  scope: 'error-notice',
  parts: {
    root: 'The notice.',
    content: 'Words and button, beside the sign.',
    words: 'Title and text.',
    title: 'What failed.',
    text: 'What it means.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
