import type { WidgetContract } from '../contract/index.ts'

export const orderDetailsContract = {
  scope: 'order-details',
  parts: {
    root: 'The article.',
    header: 'Which order, and how it stands.',
    name: 'What people read out.',
    placed: 'When it was placed, and its status.',
    parcel: 'A parcel.',
    way: 'When and with whom a parcel left.',
    tracking: 'The number that the carrier knows it by.',
    track: 'The way to where a parcel is.',
    unsent: 'What is in no parcel.',
    address: 'Where it goes.',
    summary: 'What it cost.',
    seller: 'Who sold it.',
    actions: 'What can be done.',
    help: 'How it is cancelled or returned.',
    ways: 'Ways to help.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
