import type { WidgetContract } from '../contract/index.ts'

export const navigationBarContract = {
  scope: 'navigation-bar',
  parts: {
    root: 'The header; sticks to the top of the page.',
    row: 'Brand, search and actions.',
    brand: 'Link to the home page.',
    'brand-mark': 'The drawing of the brand.',
    'brand-leaf': 'Its leaves.',
    'brand-soil': 'Its ground line.',
    'brand-name': 'The name of the shop.',
    menu: 'Opens all menus, on a phone.',
    'search-place': 'The search form, and what opens under it.',
    actions: 'Language, orders, wishlist, account, cart.',
    track: 'Link to the shopper’s orders, on wide screens.',
    wishlist: 'Link to the wishlist, on wide screens.',
    'wishlist-text': 'Its word.',
    account: 'Link to what is the shopper’s own.',
    'account-text': 'Its word: for screen readers alone on a phone.',
    cart: 'Link to the cart.',
    'cart-text': 'Its word, on wide screens.',
    'cart-count': 'Units in the cart, rendered on the icon.',
  },
  attributes: {
    'data-slim': 'On a phone it has only brand and actions.',
    'data-lifted': 'It is lifted off the page once that is scrolled.',
  },
  variables: { '--sf-search-box-bleed': 'Lets the search panel reach the edges of a phone.' },
} as const satisfies WidgetContract
