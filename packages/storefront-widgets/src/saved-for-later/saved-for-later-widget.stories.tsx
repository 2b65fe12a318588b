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
