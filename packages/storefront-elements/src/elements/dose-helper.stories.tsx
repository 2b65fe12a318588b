import { aVariant, english } from '@krishi/storefront-hooks/memory'
import { openShop, storyProducts } from '@krishi/storefront-widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { elementStories, shopLink } from '../testing/element-stories.tsx'
import type { ElementArgs } from '../testing/markup-of.ts'
import { withCartDrawer } from '../testing/story-shop.tsx'
import doseHelper from './dose-helper.tsx'

const bottle = aVariant({ id: 'neem-250ml', title: english('250 ml'), netQuantity: { value: 250, unit: 'ml' } })
const dosed = {
  ...storyProducts.neem,
  variants: [bottle],
  dose: { kind: 'dose', min: 400, max: 600, unit: 'ml' },
} as const
const shared = elementStories('krishi-dose-helper', doseHelper)

const meta = {
  title: 'Elements/Dose helper',
  ...shared,
  loaders: [openShop(undefined, {}, {}, { products: [dosed] })],
  decorators: [withCartDrawer, ...shared.decorators],
  args: { product: dosed.handle, content: shopLink(dosed.handle) },
  parameters: {
    usage: {
      when: 'Works out how many packs a field needs, and puts them into the cart.',
      dos: [
        'Put it where the use of the product is explained.',
        'Leave it out for what is not measured by area: it shows the link there.',
      ],
      donts: [
        'Repeat the dose in the text: the label of the product counts.',
        'Hide it behind a tab: it is folded already.',
      ],
    },
  },
} satisfies Meta<ElementArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
