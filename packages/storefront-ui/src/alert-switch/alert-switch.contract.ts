import type { WidgetContract } from '../contract/index.ts'

export const alertSwitchContract = {
  scope: 'alert-switch',
  parts: {
    root: 'Switch and words.',
    status: 'What the browser tells, asks or blocks, or that it failed; empty while alerts are off.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
