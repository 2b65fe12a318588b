import type { WidgetContract } from '../contract/index.ts'

export const couponBannerContract = {
  scope: 'coupon-banner',
  parts: {
    root: 'The link.',
    picture: 'The picture.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
