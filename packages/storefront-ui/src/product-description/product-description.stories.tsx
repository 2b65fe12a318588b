import type { Meta, StoryObj } from '@storybook/react-vite'
import { toSafeHtml } from '../primitives/safe-html/index.ts'
import { ProductDescription } from './product-description.tsx'

const meta = {
  title: 'Product/Product description',
  component: ProductDescription,
  args: {
    overview: {
      html: toSafeHtml('<ul><li>Stands leaf curl, wilt and early blight</li><li>First picking in 60 days</li></ul>'),
      lang: 'en',
    },
    description: {
      html: toSafeHtml(
        '<p>Square round fruit of 90 g that travels well.</p><h3>Dose</h3><p>60 g of seed for an acre.</p>',
      ),
      lang: 'en',
    },
    countryOfOrigin: 'India',
    composition: 'F1 hybrid, germination 90%',
  },
} satisfies Meta<typeof ProductDescription>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const FactsOnly: Story = { args: { overview: null, description: null, composition: '' } }
