import type { WidgetContract } from '../contract/index.ts'

export const ratingStarsContract = {
  scope: 'rating-stars',
  parts: {
    root: 'Stars and figure.',
    stars: 'Five stars in one box, filled from the start.',
    figure: 'The rating in figures, since colour alone says nothing in sunlight.',
  },
  attributes: { 'data-size': '`md` or `lg`.' },
  variables: { '--sf-rating-stars-share': 'How much of the five stars is filled, in percent.' },
} as const satisfies WidgetContract
