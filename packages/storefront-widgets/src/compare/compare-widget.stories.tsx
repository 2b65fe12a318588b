import { comparedOf } from '@krishi/storefront-hooks/compare'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { CompareWidget } from './compare-widget.tsx'

const meta = {
  title: 'Connected/Compare',
  component: CompareWidget,
  loaders: [
    openShop(({ storefront }) => {
      const { add } = comparedOf(storefront).actions
      for (const handle of ['arka-rakshak-tomato-seeds', 'neem-oil-1500-ppm', 'hand-sprayer-2-l', 'gone']) add(handle)
    }),
  ],
  decorators: [inShop],
  args: { productHref: (handle) => `#${handle}`, shopHref: '#shop' },
  parameters: {
    usage: {
      when: "The page of the products that are compared on this device, at today's prices.",
      instead: 'With data of your own use "Compare": parts and keys are the same.',
      dos: ['Put the compare toggle on product pages: both use the same list.', 'Lead by `shopHref` to products.'],
      donts: [
        'Expect products from the server: it does not know them, and shows that they load.',
        'Store the list anywhere else.',
      ],
    },
  },
} satisfies Meta<typeof CompareWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  tags: ['visual-matrix'],
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
  },
}

export const Empty: Story = {
  loaders: [openShop()],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
  },
}

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
