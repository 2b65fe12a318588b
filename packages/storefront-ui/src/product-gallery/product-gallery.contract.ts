import type { WidgetContract } from '../contract/index.ts'

export const productGalleryContract = {
  scope: 'product-gallery',
  parts: {
    root: 'Picture and thumbnails.',
    stage: 'The ground of the picture that is shown.',
    badges: 'What the page puts at its corner.',
    thumbnails: 'The row of all pictures.',
    thumbnail: 'The button that shows one of them.',
  },
  attributes: {},
  variables: { '--sf-product-gallery-stage': 'The most that the picture is high on a narrow screen. Default 16rem.' },
} as const satisfies WidgetContract
