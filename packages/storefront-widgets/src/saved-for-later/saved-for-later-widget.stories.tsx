import { savedForLaterOf } from '@krishi/storefront-hooks/saved-for-later'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillCart, inShop, openShop } from '../testing/index.ts'
import type { Visit } from '../testing/index.ts'
import { SavedForLaterWidget } from './saved-for-later-widget.tsx'

/** Puts all of a filled cart aside. Since then one pack has become cheaper. */
const saveAll: Visit = async (shop) => {
  await fillCart(shop)
  const { cart } = shop.storefront
  const { save } = savedForLaterOf(shop.storefront).actions
  for (const lineId of cart.getState().view.lineIds) save(lineId)
  shop.backend.changeVariant('tomato-10g', { price: 42_000 })
}

const meta = {
  title: 'Connected/Saved for later',
  component: SavedForLaterWidget,
  loaders: [openShop(saveAll)],
  decorators: [inShop],
  args: { productHref: (handle) => `#${handle}` },
  parameters: {
    usage: {
      when: 'What was put aside from the cart, bound to cart and device.',
      instead: 'With data of your own use "Saved for later": parts and keys are the same.',
      dos: ['Show a toast with "Undo" in `onRemoved`, which `restore` carries out.', 'Place it below the cart.'],
      donts: [
        'Keep its place while nothing is put aside: it renders nothing.',
        "Ask for today's prices in the page: it does, and offers another try.",
      ],
    },
  },
} satisfies Meta<typeof SavedForLaterWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  tags: ['visual-matrix'],
  play: async ({ canvas }) => {
    await canvas.findByText(/₹30/)
  },
}

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
