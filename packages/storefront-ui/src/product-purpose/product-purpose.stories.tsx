import type { Meta, StoryObj } from '@storybook/react-vite'
import { trustedHtml } from '../primitives/safe-html/index.ts'
import { ProductPurpose } from './product-purpose.tsx'
import { PurposeModal } from './purpose-modal.tsx'

const nothing = () => undefined

const meta = {
  title: 'Product/Product purpose',
  component: ProductPurpose,
  args: { onOpen: nothing },
  parameters: {
    usage: {
      when: 'A short way in a list to what a product is for: a button and a dialog.',
      instead: 'On the page of the product the overview of the product description says it.',
      dos: ["Open `PurposeModal` in `onOpen`, with the product's id and handle.", 'Fetch the text when it is opened.'],
      donts: ['Show it where there is no text.', 'Sell in the dialog: it is for reading.'],
    },
  },
} satisfies Meta<typeof ProductPurpose>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LongText: Story = { globals: { locale: 'ta' } }

export const Opened: Story = {
  parameters: { docs: { story: { inline: false, height: '740px' } } },
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
