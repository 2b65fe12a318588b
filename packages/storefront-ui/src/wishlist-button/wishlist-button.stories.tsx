import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { WishlistButton } from './wishlist-button.tsx'
import type { WishlistButtonProps } from './wishlist-button.tsx'

function LiveButton(props: WishlistButtonProps) {
  const [isWished, setWished] = useState(props.isWished)
  return <WishlistButton {...props} isWished={isWished} onToggle={() => setWished(!isWished)} />
}

const meta = {
  title: 'Product/Wishlist button',
  component: WishlistButton,
  args: { product: 'Arka Rakshak Tomato Seeds', isWished: false, onToggle: () => undefined },
  render: (args) => <LiveButton {...args} />,
} satisfies Meta<typeof WishlistButton>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Wished: Story = { args: { isWished: true } }

export const InARow: Story = { args: { look: 'row' }, tags: ['visual-matrix'] }

export const WishedInARow: Story = { args: { look: 'row', isWished: true } }
