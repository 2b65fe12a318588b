import type { WidgetContract } from '../contract/index.ts'

export const linkRedirectContract = {
  scope: 'link-redirect',
  parts: {
    root: 'The page of a link.',
    seconds: 'How long it has been shown.',
    cards: 'What the house offers.',
    card: 'One of them.',
    logo: 'The drawing above the app.',
    benefits: 'What the app is good for.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
