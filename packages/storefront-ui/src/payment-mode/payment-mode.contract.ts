import type { WidgetContract } from '../contract/index.ts'

export const paymentModeContract = {
  scope: 'payment-mode',
  parts: {
    root: 'The page content.',
    main: 'What is due, address, choice.',
    due: 'The amount, large.',
    'due-label': 'When it is due.',
    'due-amount': 'The figure.',
    adjustments: 'What changed since the cart.',
    address: 'Where the order goes.',
    'address-text': 'Its lines.',
    summary: 'Products and sums.',
    bar: 'Amount and button, at the bottom on phones.',
    'bar-amount': 'The amount in the bar.',
    error: 'Why the last attempt failed; empty until then.',
    state: 'Loading, error, empty, already placed.',
  },
  attributes: { 'data-keep-clear': 'Notices never lie on it.' },
  variables: {},
} as const satisfies WidgetContract
