import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button/index.ts'
import { BasketDrawing, EmptyState, FieldDrawing, OfflineDrawing, ParcelDrawing, SearchDrawing } from './index.ts'

const meta = {
  title: 'Primitives/Empty state',
  component: EmptyState,
  args: {
    drawing: <BasketDrawing />,
    title: 'Your cart is empty',
    children: 'Seeds, nutrients and tools for this season are one tap away.',
    action: <LinkButton href="/">Start shopping</LinkButton>,
  },
  parameters: {
    usage: {
      when: 'A place with nothing in it yet: a small drawing, one sentence, one way on.',
      instead: 'For something that failed use the error notice; for something that is coming the skeleton.',
      dos: [
        'Say in one sentence what is not here.',
        'Offer one action.',
        'Set `as` to `p` where it is no section of its own.',
      ],
      donts: ['Blame the shopper.', 'Show it before it is known that there is nothing.'],
    },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const NothingFound: Story = {
  args: {
    drawing: <SearchDrawing />,
    title: 'Nothing found for "tomatto"',
    children: 'Check the spelling or try one word.',
  },
}

export const Offline: Story = {
  args: {
    drawing: <OfflineDrawing />,
    title: 'You are offline',
    children: 'Your cart is safe on this phone.',
    action: null,
  },
}

export const NoOrders: Story = { args: { drawing: <ParcelDrawing />, title: 'No orders yet', children: undefined } }

export const NoCrops: Story = {
  args: { drawing: <FieldDrawing />, title: 'No crops chosen', children: undefined, action: null },
}
