import type { WidgetContract } from '../contract/index.ts'

export const productDescriptionContract = {
  scope: 'product-description',
  parts: {
    root: 'All of it.',
    tabs: 'Which text a phone shows.',
    tab: 'One of them.',
    section: 'A heading and its text.',
    heading: 'What the section is about.',
    missing: 'Said where there is no text.',
    fold: 'The description and what unfolds it.',
    folded: 'The description; on a phone only its beginning.',
    more: 'Unfolds and folds.',
    video: 'The film.',
  },
  attributes: {
    'data-shown': '`overview` or `description`: what a phone shows. Absent without an overview.',
    'data-text': '`overview` or `description`.',
    'data-state': '`open`, `closed`, or `short`: nothing to unfold.',
  },
  variables: {},
} as const satisfies WidgetContract
