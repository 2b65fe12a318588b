import type { WidgetContract } from '../contract/index.ts'

export const productPurposeContract = {
  scope: 'product-purpose',
  parts: {
    root: 'The way to it.',
    text: 'What it is for.',
  },
  attributes: {
    'data-product': 'Id of the product, for those who measure what is read.',
    'data-handle': 'Its handle.',
  },
  variables: {},
} as const satisfies WidgetContract
