import type { WidgetContract } from '../contract/index.ts'

export const helpButtonContract = {
  scope: 'help-button',
  parts: { root: 'The disclosure.', trigger: 'The round button.', list: 'The ways to reach a person.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
