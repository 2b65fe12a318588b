import type { WidgetContract } from '../contract/index.ts'

export const signInBannerContract = {
  scope: 'sign-in-banner',
  parts: { root: 'The banner.', words: 'What it says, and the way to sign in.', title: 'What signing in is worth.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
