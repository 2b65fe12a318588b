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
  parameters: {
    usage: {
      when: 'The six best suggestions for what is in the cart.',
      instead: 'With data of your own use "Cross sell": parts and keys are the same.',
      dos: [
        'Open the cross sell modal in `onViewAll`, with the question that it passes.',
        'Put it into the cart, below the lines.',
      ],
      donts: [
        'Expect it before the cart has its prices: it renders nothing.',
        'Label it in the page: it does so where the law wants it.',
      ],
    },
  },
} satisfies Meta<typeof CrossSellWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Empty: Story = { loaders: [openShop()], play: () => undefined }
