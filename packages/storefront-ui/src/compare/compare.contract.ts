import type { WidgetContract } from '../contract/index.ts'

export const compareContract = {
  scope: 'compare',
  parts: {
    root: 'The section.',
    title: 'Its heading; takes the focus when a product goes.',
    about: 'How many may be compared, and how many are gone.',
    scroll: 'What scrolls sideways on a phone.',
    table: 'The table.',
    product: 'The head of a column.',
    picture: 'The ground of its picture.',
    name: 'The name of its product, a link.',
    remove: 'The button that takes it out.',
    pack: 'The pack of a price, and the number of reviews.',
    toggle: 'The button of a product’s page, and the way to the comparison.',
    way: 'The way to the comparison.',
    check: 'The box of a card.',
    bar: 'The bar over a listing whose products are being chosen.',
    hint: 'What to do while nothing is chosen.',
    chosen: 'The way to what is chosen, and the button that lets all go.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
