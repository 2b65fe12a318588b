import type { WidgetContract } from '../contract/index.ts'

export const productGalleryContract = {
  scope: 'product-gallery',
  parts: {
    root: 'The carousel of the pictures, and what stands on it.',
    badges: 'What the page puts at its corner.',
    status: 'Whether the viewer is on its way, or did not come.',
  },
  attributes: {},
  variables: { '--sf-product-gallery-stage': 'Height of the picture on a narrow screen. Default 16rem.' },
} as const satisfies WidgetContract
