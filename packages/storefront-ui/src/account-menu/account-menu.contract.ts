import type { WidgetContract } from '../contract/index.ts'

export const accountMenuContract = {
  scope: 'account-menu',
  parts: {
    root: 'The disclosure.',
    trigger: 'What opens it.',
    text: 'Its word: for screen readers alone on a phone.',
    list: 'What is the shopper’s own.',
    small: 'What a wide screen has in its bar.',
    'sign-out': 'The way out.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
