import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop, priceCart, storyProducts } from '../testing/index.ts'
import { SubstituteCardWidget } from './substitute-card-widget.tsx'

const on = { alternativeProduct: { enableAlternativeProduct: true } }

const meta = {
  title: 'Connected/Substitute card',
  component: SubstituteCardWidget,
  loaders: [openShop(undefined, {}, on)],
  decorators: [inShop],
  args: {
    product: storyProducts.neem,
    variantId: 'neem-250ml',
    href: (handle, variantId) => `#${handle}-${variantId}`,
  },
  parameters: {
    usage: {
      when: 'What costs less and does the same as a product, where the shop wants to say so.',
      instead: 'With data of your own use "Substitute card": parts and keys are the same.',
      dos: [
        'Pass the pack that the page shows: the comparison is with that.',
        'Lead by `href` to the page that says what it stands in for.',
      ],
      donts: ['Keep its place: the page is whole without it.', 'Expect it by default: the setting is off.'],
    },
  },
} satisfies Meta<typeof SubstituteCardWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region')
  },
}

export const InCart: Story = {
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /to cart/ }))
    await priceCart(context)
  },
}

/** Nothing costs less: the page is whole without it. */
export const None: Story = { args: { product: storyProducts.compost, variantId: 'compost-40kg' } }

/** The library has it off by default. */
export const Off: Story = { loaders: [openShop()] }
