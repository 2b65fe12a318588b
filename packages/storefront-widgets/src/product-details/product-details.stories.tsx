import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { CompositionBoxWidget } from './composition-box-widget.tsx'

const meta = {
  title: 'Connected/Composition box',
  component: CompositionBoxWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { product: { productType: 'Crop Protection', technicalContent: 'Fipronil 5% SC', bhCode: 'M-10234' } },
} satisfies Meta<typeof CompositionBoxWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
