import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop, putAside } from '../testing/index.ts'
import { WishlistWidget } from './wishlist-widget.tsx'

const user = { isGuestUser: false, userId: 'user-1', mobileNumber: '9876543210' }

const meta = {
  title: 'Connected/Wishlist',
  component: WishlistWidget,
  loaders: [openShop(putAside, user)],
  decorators: [inShop],
  args: {
    shopHref: '#shop',
    signInHref: '#sign-in',
    productHref: (handle) => `#${handle}`,
    onCartOpen: () => undefined,
  },
  parameters: {
    usage: {
      when: 'The page of the wishlist, bound to wishlist and cart.',
      instead: 'With data of your own use "Wishlist": parts and keys are the same.',
      dos: ['Open the cart in `onCartOpen`.', 'Pass a `signInHref` that leads back to the list.'],
      donts: [
        'Move a product to the cart in the page: it does, and takes it off the list.',
        'Clear it offline: cards that were kept stay.',
      ],
    },
  },
} satisfies Meta<typeof WishlistWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  tags: ['visual-matrix'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
}

export const Empty: Story = {
  loaders: [openShop(undefined, user)],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
  },
}

export const Guest: Story = {
  loaders: [openShop()],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
  },
}

export const Loading: Story = { loaders: [openShop(undefined, user)], globals: { network: 'slow' } }

export const Failed: Story = {
  loaders: [openShop(undefined, user)],
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const OfflineWithWhatWasKept: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await canvas.findAllByRole('article')
  },
}
