import type { WidgetContract } from '../../contract/index.ts'

export const buttonContract = {
  scope: 'button',
  parts: { root: 'The button or the link.', label: 'The words on it.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract

export const iconButtonContract = {
  scope: 'icon-button',
  parts: { root: 'The button around the drawing.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
