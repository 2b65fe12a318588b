import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { CompositionBoxWidget } from './composition-box-widget.tsx'

const meta = {
  title: 'Connected/Composition box',
  component: CompositionBoxWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { product: { productType: 'Crop Protection', technicalContent: 'Fipronil 5% SC', bhCode: 'M-10234' } },
  parameters: {
    usage: {
      when: 'What is in a product, where its kind has a composition.',
      instead: 'With data of your own use "Composition box": parts and keys are the same.',
      dos: ['Pass the product as the catalogue gives it.'],
      donts: ['Decide in the page whether a product has a composition: without one it renders nothing.'],
    },
  },
} satisfies Meta<typeof CompositionBoxWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
