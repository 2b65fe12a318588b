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
} satisfies Meta<typeof DoseFormWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const SeedRate: Story = { args: { dose: { kind: 'seed-rate', min: 80, max: 100, unit: 'g' } } }

export const OtherMeasure: Story = {
  args: { product: aProduct({ productId: 'neem', variants: [aVariant({ id: 'kilo' })] }) },
}
