import type { Meta, StoryObj } from '@storybook/react-vite'
import { someCards } from '../product-strip/product-strip.fixtures.tsx'
import { CrossSell } from './cross-sell.tsx'

const meta = {
  title: 'Cart/Cross sell',
  component: CrossSell,
  args: { status: 'ready', children: someCards, onViewAll: () => undefined, onRetry: () => undefined },
  parameters: {
    usage: {
      when: 'One row in the cart of products that go with what is in it.',
      instead: 'For all of them open the cross sell modal; on other pages use the product strip.',
      dos: [
        'Set `isLabelled` where the law wants suggestions named as such.',
        'Pass each card as a list item with a key.',
      ],
      donts: [
        'Put anything into the cart without a tap.',
        'Keep its place when there is nothing to suggest: it renders nothing then.',
      ],
    },
  },
} satisfies Meta<typeof CrossSell>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** As Indian law wants it said. */
export const Labelled: Story = { args: { isLabelled: true } }

export const Loading: Story = { args: { status: 'loading', children: null } }

export const Failed: Story = { args: { status: 'failed', children: null } }

export const LongText: Story = { globals: { locale: 'ta' } }
