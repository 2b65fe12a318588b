import type { WidgetContract } from '../contract/index.ts'

export const appBannerContract = {
  scope: 'app-banner',
  parts: {
    root: 'The invitation.',
    link: 'The way to the store.',
    icon: 'The drawing before its words.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
