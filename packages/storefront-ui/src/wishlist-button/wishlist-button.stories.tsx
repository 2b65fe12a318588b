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
  parameters: {
    usage: {
      when: 'Putting a product aside, or taking it off the list again.',
      instead: 'For a line of the cart use "Save for later" of the cart lines.',
      dos: [
        'Use `corner` on a picture and `row` among other words.',
        'Change `isWished` at once, and take it back when the server refuses.',
      ],
      donts: [
        'Change its name with its state: it is a toggle, whose pressed state is read out.',
        'Use a heart for ratings or likes.',
      ],
    },
  },
} satisfies Meta<typeof WishlistButton>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Wished: Story = { args: { isWished: true } }

export const InARow: Story = { args: { look: 'row' }, tags: ['visual-matrix'] }

export const WishedInARow: Story = { args: { look: 'row', isWished: true } }
