import type { WidgetContract } from '../contract/index.ts'

export const sharedCartContract = {
  scope: 'shared-cart',
  parts: {
    root: 'The section of a cart that was shared.',
    title: 'Its heading.',
    about: 'That prices are of today and nothing is added by itself, or what became of a cart that was handed over.',
    lines: 'What can be had.',
    line: 'One of it.',
    picture: 'The ground of its picture.',
    facts: 'Name, pack and quantity.',
    name: 'Its name, a link.',
    pack: 'Its pack size and how many.',
    shortfalls: 'What cannot be had as it was shared.',
    total: 'What all of it costs.',
    choice: 'To add it or not.',
    outcome: 'What became of it.',
    share: 'The way to share a cart.',
    note: 'What its link holds.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
