import { aProduct, aVariant, english } from '@krishi/storefront-hooks/memory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { DoseFormWidget } from './dose-form-widget.tsx'

const meta = {
  title: 'Connected/Dose form',
  component: DoseFormWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: {
    dose: { kind: 'dose', min: 60, max: 100, unit: 'ml' },
    product: aProduct({
      productId: 'neem',
      variants: [
        aVariant({ id: 'bottle', title: english('250 ml'), netQuantity: { value: 250, unit: 'ml' } }),
        aVariant({ id: 'litre', title: english('1 l'), netQuantity: { value: 1, unit: 'l' }, price: 90_000 }),
      ],
    }),
    onAdded: () => undefined,
  },
  parameters: {
    usage: {
      when: 'From the area of a field to the cheapest packs of a product, and into the cart.',
      instead: 'With data of your own use "Dose helper": parts and keys are the same.',
      dos: [
        'Load it when the dose helper opens.',
        'Say in `onAdded` that the packs are in the cart.',
        'Pass `farmHref` where the shop has the page of a farm.',
      ],
      donts: [
        'Compute packs in the page: the rules are those of core.',
        'Set the area: it begins with that of the farm.',
      ],
    },
  },
} satisfies Meta<typeof DoseFormWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const SeedRate: Story = { args: { dose: { kind: 'seed-rate', min: 80, max: 100, unit: 'g' } } }

export const OtherMeasure: Story = {
  args: { product: aProduct({ productId: 'neem', variants: [aVariant({ id: 'kilo' })] }) },
}
