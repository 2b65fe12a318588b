import type { WidgetContract } from '../contract/index.ts'

export const languageSwitcherContract = {
  scope: 'language-switcher',
  parts: {
    root: 'The disclosure.',
    trigger: 'The button with the current language.',
    list: 'The languages to choose from.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
