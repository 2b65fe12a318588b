import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { aWishCard, someWishes } from './wishlist.fixtures.tsx'
import { Wishlist } from './wishlist.tsx'
import type { WishlistProps } from './wishlist.tsx'

function LiveWishlist(props: WishlistProps) {
  const [products, setProducts] = useState(props.products)
  const takeOff = ({ productId }: (typeof products)[number]) =>
    setProducts(products.filter((product) => product.productId !== productId))
  return <Wishlist {...props} products={products} onRemove={takeOff} onBuyNow={takeOff} />
}

const meta = {
  title: 'Account/Wishlist',
  component: Wishlist,
  args: {
    status: 'ready',
    products: someWishes,
    renderCard: aWishCard,
    shopHref: '#shop',
    signInHref: '#sign-in',
    onRemove: () => undefined,
    onBuyNow: () => undefined,
    onRetry: () => undefined,
  },
  render: (args) => <LiveWishlist {...args} />,
  parameters: {
    usage: {
      when: 'What a shopper has put aside, to buy or to take off.',
      instead: 'To put a product there use the wishlist button; for lines of the cart saved for later.',
      dos: [
        'Draw the cards by `WishCard`: it has the short way to the cart.',
        'Show `guest` to whoever is not signed in: the list is kept with the number.',
        'Offer "Undo" in a toast when a card is taken off.',
      ],
      donts: [
        'Hide what cannot be bought: the card says so.',
        'Empty the list when it fails to load: cards that are known stay.',
      ],
    },
  },
} satisfies Meta<typeof Wishlist>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Empty: Story = { args: { products: [] } }

export const Guest: Story = { args: { status: 'guest', products: [] } }

export const Loading: Story = { args: { status: 'loading', products: [] } }

export const Failed: Story = { args: { status: 'failed', products: [] } }

export const FailedWithWhatWasKept: Story = { args: { status: 'failed' } }
