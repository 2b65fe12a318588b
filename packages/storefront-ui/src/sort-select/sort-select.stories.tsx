import type { Meta, StoryObj } from '@storybook/react-vite'
import { SortSelect } from './sort-select.tsx'

const meta = {
  title: 'Shop window/Sort select',
  component: SortSelect,
  args: { value: 'best-selling', form: { action: '#listing' }, onSortChange: () => undefined },
  parameters: {
    usage: {
      when: 'Choosing the order of a listing where there is room for a select.',
      instead: 'On a phone use the sort of the filter sheet.',
      dos: [
        'Keep the filters in `form.keep`: without scripts it asks for the same page with another order.',
        'Pass `sorts` where the backend cannot order by all of them, or can by the country of origin.',
      ],
      donts: [
        'Add a button: a choice applies at once, and the button for pages without scripts is there.',
        'Use it to filter.',
      ],
    },
  },
} satisfies Meta<typeof SortSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const ByPrice: Story = { args: { value: 'price-low-to-high' } }

export const WithOrigin: Story = { args: { value: 'country-of-origin' } }

export const LongText: Story = { args: { value: 'price-high-to-low' }, globals: { locale: 'ta' } }

export const LargeText: Story = { globals: { textSize: 'double' } }
