import type { WidgetContract } from '../contract/index.ts'

export const orderedLinesContract = {
  scope: 'ordered-lines',
  parts: {
    root: 'What is bought.',
    list: 'The lines.',
    line: 'One line.',
    picture: 'The ground of its picture.',
    facts: 'Name and pack.',
    name: 'Its name.',
    pack: 'Its pack size and how many.',
    cost: 'What the line costs.',
    more: 'The lines behind the first three.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
