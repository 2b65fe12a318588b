/** The pages of plain text that every shop has; its owner may replace each [05.5]. */
export const contentPageHandles = [
  'terms-of-service',
  'refund-policy',
  'privacy-policy',
  'terms-and-conditions',
  'krishi-services',
  'accessibility',
] as const

/** The handle of a page of plain text. */
export type ContentPageHandle = (typeof contentPageHandles)[number]
