import type { WidgetContract } from '../contract/index.ts'

export const articleCardContract = {
  scope: 'article-card',
  parts: {
    root: 'The card.',
    tile: 'The ground of the picture.',
    video: 'Says that there is a film to see.',
    words: 'Category, title and byline.',
    category: 'What it is about.',
    title: 'The heading.',
    link: 'Its link, which covers the card.',
    byline: 'Who wrote it and when.',
    frame: 'Around a list of cards; its width decides the number of columns.',
    list: 'The cards.',
    more: 'The way to more.',
  },
  attributes: { 'data-status': '`loading`, `ready`, `loading-more`, `ended` or `failed`, of a list.' },
  variables: {},
} as const satisfies WidgetContract
