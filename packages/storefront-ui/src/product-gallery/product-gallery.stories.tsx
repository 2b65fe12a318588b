import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../primitives/badge/index.ts'
import { aPackshot } from '../testing/fixtures/index.ts'
import { ProductGallery } from './product-gallery.tsx'

const meta = {
  title: 'Product/Product gallery',
  component: ProductGallery,
  args: { images: [aPackshot('seeds'), aPackshot('sack'), aPackshot('bottle')], alt: 'Arka Rakshak Tomato Seeds' },
} satisfies Meta<typeof ProductGallery>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const SinglePicture: Story = { args: { images: [aPackshot('seeds')] } }

export const WithBadge: Story = { args: { badges: <Badge tone="offer">13% off</Badge> } }

export const Empty: Story = { args: { images: [] } }
