import type { WidgetContract } from '../contract/index.ts'

export const orderCardContract = {
  scope: 'order-card',
  parts: {
    list: 'The orders, with what is said of them.',
    root: 'An order: the article.',
    header: 'Name, day and status.',
    name: 'What people read out.',
    placed: 'When it was placed.',
    sums: 'What it costs.',
    advance: 'What was paid in advance.',
    total: 'What it costs in all.',
    actions: 'Ways on.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
