import type { WidgetContract } from '../contract/index.ts'

export const cartDrawerContract = {
  scope: 'cart-drawer',
  parts: {
    panel: 'The cart as a page.',
    title: 'The heading of the page.',
    skip: 'The way past lines and suggestions; seen while it has the focus.',
    content: 'Everything between heading and footer.',
    notices: 'What happened to the cart as a whole.',
    main: 'Lines and what goes with them.',
    side: 'Delivery, bill, promises and offers.',
    aside: 'What was put aside.',
    footer: 'Terms and the button that proceeds.',
    terms: 'The terms with their checkbox.',
    'terms-link': 'The way to the text of the terms.',
    'too-many': 'How many lines are to be removed before it can be ordered.',
    prepaid: 'What paying online saves.',
    offline: 'That there is no connection.',
    failure: 'The panel in place of the cart when prices cannot be had.',
    loading: 'Places of lines that are not known yet.',
  },
  attributes: {
    'data-keep-clear': 'Notices never lie on it.',
    'data-offline': 'There is no connection, and it is said here.',
  },
  variables: {
    '--sf-sticky-start': 'Height of what sticks to the top of the page; set by the page.',
    '--sf-sticky-end': 'Height of what sticks to its bottom; set by the page.',
    '--sf-corner-end': 'Height of what floats above that at the end of the screen; set by the page.',
  },
} as const satisfies WidgetContract
