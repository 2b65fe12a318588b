import type { WidgetContract } from '../contract/index.ts'

export const couponModalContract = {
  scope: 'coupon-modal',
  parts: {
    root: 'Everything in the dialog.',
    form: 'The box for a code.',
    offers: 'The offers with their heading.',
    heading: 'What they are.',
    list: 'The offers.',
    loading: 'The place of an offer that is loading.',
    offer: 'One offer.',
    badges: 'That it is the best, or applied.',
    head: 'Its code and its buttons.',
    code: 'What is typed to use it.',
    actions: 'What can be done with it; they go below the code together where there is no room beside it.',
    copied: 'That its code is copied, or that it is not.',
    worth: 'What it takes off now, or why it cannot be used.',
    problem: 'Why it was not applied.',
    lines: 'Its three lines.',
  },
  attributes: {
    'data-standing': '`active`, `below-minimum` or `expired`.',
    'data-applied': 'The cart has it.',
  },
  variables: {},
} as const satisfies WidgetContract
