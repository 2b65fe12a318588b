import type { WidgetContract } from '../contract/index.ts'

export const sectionTabsContract = {
  scope: 'section-tabs',
  parts: {
    root: 'The bar. It sticks below what sticks to the top of the page.',
    list: 'The links in a row; it scrolls sideways where they do not fit.',
    tab: 'The way to one part.',
  },
  attributes: {},
  variables: { '--sf-sticky-start': 'Height of what sticks to the top of the page; set by the page.' },
} as const satisfies WidgetContract
