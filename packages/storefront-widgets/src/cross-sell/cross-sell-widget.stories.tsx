import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillCart, inShop, openShop, priceCart } from '../testing/index.ts'
import { CrossSellWidget } from './cross-sell-widget.tsx'

const meta = {
  title: 'Connected/Cross sell',
  component: CrossSellWidget,
  loaders: [openShop(fillCart)],
  decorators: [inShop],
  args: { productHref: (handle) => `#${handle}`, onViewAll: () => undefined },
  play: async (context) => {
    await priceCart(context)
    await context.canvas.findAllByRole('article')
  },
} satisfies Meta<typeof CrossSellWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Empty: Story = { loaders: [openShop()], play: () => undefined }
