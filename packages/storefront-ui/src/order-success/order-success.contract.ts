import type { WidgetContract } from '../contract/index.ts'

export const orderSuccessContract = {
  scope: 'order-success',
  parts: {
    root: 'The article.',
    header: 'Thanks and the number.',
    sign: 'The rendered tick.',
    number: 'The number of the order.',
    status: 'That the order is on its way to the page.',
    next: 'What happens next.',
    coins: 'What the order earns.',
    address: 'Where it goes.',
    summary: 'What it costs.',
    footer: 'Ways on.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
