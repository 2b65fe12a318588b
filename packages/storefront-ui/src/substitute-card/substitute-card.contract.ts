import type { WidgetContract } from '../contract/index.ts'

export const substituteCardContract = {
  scope: 'substitute-card',
  parts: {
    root: 'The card.',
    title: 'What it stands in for.',
    saving: 'By how much it is cheaper.',
    measure: 'What that compares.',
    product: 'Picture and facts.',
    tile: 'The ground of the picture.',
    facts: 'Name, pack, price and rating.',
    name: 'The name.',
    link: 'The way to its page, over picture and facts.',
    offer: 'Pack and price.',
    actions: 'What sells it, and the way to its page.',
    view: 'The way to its page, in words.',
    notice: 'On its own page: what it was recommended for.',
    back: 'The way back to that.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
