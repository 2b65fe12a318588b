import type { WidgetContract } from '../contract/index.ts'

export const freeDeliveryProgressContract = {
  scope: 'free-delivery-progress',
  parts: { root: 'The strip.', sentence: 'What is missing, or that it is reached.' },
  attributes: { 'data-status': '`charged`, or `unlocked` while it is celebrated.' },
  variables: { '--sf-free-delivery-fill': 'How long the bar takes to fill; set by the component from `fillMs`.' },
} as const satisfies WidgetContract
