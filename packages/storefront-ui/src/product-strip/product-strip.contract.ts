import type { WidgetContract } from '../contract/index.ts'

export const productStripContract = {
  scope: 'product-strip',
  parts: {
    root: 'Heading and products.',
    header: 'The row of the heading.',
    title: 'The heading.',
    all: 'The way to all of them.',
    action: 'Wraps what stands beside the title in place of the link.',
    list: 'The products, which scroll sideways.',
    room: 'As high as a row, until its products are asked for.',
  },
  attributes: { 'data-status': '`waiting`, `loading`, `ready` or `failed`.' },
  variables: {
    '--sf-product-strip-card': 'The width of a card.',
    '--sf-product-strip-room': 'How high a row of cards is at least, before and after they come.',
  },
} as const satisfies WidgetContract
