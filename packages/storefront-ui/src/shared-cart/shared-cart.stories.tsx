import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareCart } from './share-cart.tsx'
import { sharedCart } from './shared-cart.fixtures.ts'
import { SharedCart } from './shared-cart.tsx'

const meta = {
  title: 'Cart/Shared cart',
  component: SharedCart,
  args: sharedCart,
} satisfies Meta<typeof SharedCart>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Added: Story = { args: { added: 3 } }

export const HandedOver: Story = { args: { handover: 'taken', added: 3 } }

export const HandedOverTooLate: Story = { args: { handover: 'expired' } }

export const NothingLeft: Story = { args: { lines: [] } }

export const Loading: Story = { args: { status: 'loading' } }

export const Failed: Story = { args: { status: 'failed' } }

export const Empty: Story = { args: { status: 'empty' } }

export const Share: Story = {
  render: () => (
    <ShareCart status="shown" link="https://shop.example/shared-cart#cart=p.v.1" onShare={() => undefined} />
  ),
}
