import type { Meta, StoryObj } from '@storybook/react-vite'
import { trustedHtml } from '../primitives/safe-html/index.ts'
import { ProductPurpose } from './product-purpose.tsx'
import { PurposeModal } from './purpose-modal.tsx'

const nothing = () => undefined

const meta = {
  title: 'Product/Product purpose',
  component: ProductPurpose,
  args: { onOpen: nothing },
} satisfies Meta<typeof ProductPurpose>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LongText: Story = { globals: { locale: 'ta' } }

export const Opened: Story = {
  render: () => (
    <PurposeModal
      open
      onOpenChange={nothing}
      productId="p1"
      handle="neem-oil"
      product="Neem oil"
      html={trustedHtml('<ul><li>Against aphids, jassids and whitefly</li><li>On cotton, chilli and okra</li></ul>')}
      lang="en"
    />
  ),
}
