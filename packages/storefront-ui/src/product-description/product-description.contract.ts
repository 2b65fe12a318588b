import type { WidgetContract } from '../contract/index.ts'

export const productDescriptionContract = {
  scope: 'product-description',
  parts: {
    root: 'All sections.',
    section: 'A heading and its text.',
    heading: 'What the section is about.',
    facts: 'Names and values.',
    fact: 'One name with its value.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
