import type { WidgetContract } from '../contract/index.ts'

export const faqListContract = {
  scope: 'faq-list',
  parts: {
    root: 'Heading and questions.',
    title: 'The heading.',
    items: 'All questions.',
    item: 'A question and its answer.',
    question: 'Opens and closes the answer.',
    answer: 'What the shop says.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
