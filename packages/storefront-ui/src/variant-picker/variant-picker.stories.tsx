import type { Meta, StoryObj } from '@storybook/react-vite'
import { aText } from '../testing/fixtures/index.ts'
import type { PackChoice } from './variant-picker.tsx'
import { VariantPicker } from './variant-picker.tsx'

const small: PackChoice = {
  id: '10g',
  title: aText('10 g'),
  price: 9_900,
  compareAtPrice: 12_000,
  unitPrice: { amount: 990_000, per: { value: 1, unit: 'kg' } },
  availability: 'available',
}
const multi: PackChoice = {
  ...small,
  id: '4x10g',
  title: aText('10 g x 4'),
  price: 36_000,
  kind: 'multi',
  unitPrice: { amount: 900_000, per: { value: 1, unit: 'kg' } },
}
const medium: PackChoice = { ...small, id: '50g', title: aText('50 g'), price: 42_500, compareAtPrice: null }
const large: PackChoice = { ...small, id: '100g', title: aText('100 g'), price: 80_000, availability: 'sold-out' }

const meta = {
  title: 'Product/Variant picker',
  component: VariantPicker,
  args: {
    packs: [small, medium, large],
    variantId: small.id,
    hrefOf: (variantId) => `#${variantId}`,
    onVariantChange: () => undefined,
  },
  parameters: {
    usage: {
      when: 'Choosing the pack of a product, each with its price and the price of a unit.',
      instead: 'On a product card the choice is a select, which the card brings.',
      dos: [
        'Give each pack an address by `hrefOf`: the cards are links, and work without scripts.',
        'Mark the lowest price of a unit as `bestValue`.',
        'Use the layout `vertical` where all packs should be seen at once.',
      ],
      donts: [
        'Hide a pack that is sold out: it can still be chosen, to read about it.',
        'Put anything but packs behind the tabs: they are there only for single and multi packs.',
      ],
      keys: {
        'Left, Right, Home, End': 'another tab, where there are single and multi packs; its first pack is chosen',
      },
    },
  },
} satisfies Meta<typeof VariantPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const SoldOutChosen: Story = { args: { variantId: large.id } }

export const SinglePack: Story = { args: { packs: [small] } }

export const NoPacks: Story = { args: { packs: [] } }

const best: PackChoice = { ...medium, bestValue: true, unitPrice: { amount: 850_000, per: { value: 1, unit: 'kg' } } }

export const BestValue: Story = { tags: ['visual-matrix'], args: { packs: [small, best, large] } }

export const SinglePacks: Story = { args: { packs: [small, best, large, multi] } }

export const MultiPacks: Story = { args: { packs: [small, best, multi], variantId: multi.id } }

export const Vertical: Story = { args: { packs: [small, best, large, multi], layout: 'vertical' } }

export const LongText: Story = {
  args: { packs: [{ ...small, title: aText('Combo of 4 packs of 1000 seeds with free seed treatment') }, medium] },
}
