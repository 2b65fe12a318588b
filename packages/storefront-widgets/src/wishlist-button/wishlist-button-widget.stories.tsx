import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop, putAside, storyProducts } from '../testing/index.ts'
import { WishlistButtonWidget } from './wishlist-button-widget.tsx'

const user = { isGuestUser: false, userId: 'user-1', mobileNumber: '9876543210' }

const meta = {
  title: 'Connected/Wishlist button',
  component: WishlistButtonWidget,
  loaders: [openShop(undefined, user)],
  decorators: [inShop],
  args: { product: storyProducts.tomato, look: 'row' },
  parameters: {
    usage: {
      when: 'The heart of a product, bound to the wishlist.',
      instead: 'With data of your own use "Wishlist button": parts and keys are the same.',
      dos: ['Tell what happens by `useWishlistEvents`, once in a page.', 'On cards use the look `corner`.'],
      donts: [
        'Ask a guest to sign in here: the event tells that it is needed.',
        'Take the heart back by yourself: it does when the server refuses.',
      ],
    },
  },
} satisfies Meta<typeof WishlistButtonWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { pressed: false }))
    await canvas.findByRole('button', { pressed: true })
  },
}

export const Wished: Story = {
  loaders: [openShop(putAside, user)],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { pressed: true })
  },
}

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await canvas.findByRole('button', { pressed: false })
  },
}
