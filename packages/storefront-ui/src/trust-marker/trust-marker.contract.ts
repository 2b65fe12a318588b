import type { WidgetContract } from '../contract/index.ts'

export const trustMarkerContract = {
  scope: 'trust-marker',
  parts: {
    root: 'The promises, in words or as a picture.',
    promise: 'One promise.',
    picture: 'The picture of them.',
    facts: 'What is certain about one product.',
    fact: 'One of these.',
    advice: 'What to read before a pesticide is bought, and who may sell it.',
  },
  attributes: {},
  variables: {
    '--sf-trust-marker-mobile': 'Height of the picture on a phone. Default 120px.',
    '--sf-trust-marker-desktop': 'Height of the picture on a desktop. Default 110px.',
  },
} as const satisfies WidgetContract
