import type { Meta, StoryObj } from '@storybook/react-vite'
import { SortSelect } from './sort-select.tsx'

const meta = {
  title: 'Shop window/Sort select',
  component: SortSelect,
  args: { value: 'best-selling', form: { action: '#listing' }, onSortChange: () => undefined },
} satisfies Meta<typeof SortSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const ByPrice: Story = { args: { value: 'price-low-to-high' } }

export const WithOrigin: Story = { args: { value: 'country-of-origin', hasOrigin: true } }

export const LongText: Story = { args: { value: 'price-high-to-low' }, globals: { locale: 'ta' } }

export const LargeText: Story = { globals: { textSize: 'double' } }
