import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { aText } from '../testing/fixtures/index.ts'
import { ActiveFilters } from './active-filters.tsx'
import type { ActiveFiltersProps } from './filter-chips.types.ts'

/** A page that takes a filter away at once. */
function Page(props: ActiveFiltersProps) {
  const [filters, setFilters] = useState(props.filters)
  return (
    <ActiveFilters
      {...props}
      filters={filters}
      onRemove={(gone) => setFilters((all) => all.filter((filter) => filter !== gone))}
      onClearAll={() => setFilters([])}
    />
  )
}

const meta = {
  title: 'Shop window/Active filters',
  component: ActiveFilters,
  args: {
    filters: [
      { section: 'brands', value: 'kaveri', title: aText('Brands'), label: aText('Kaveri') },
      { section: 'brands', value: 'mahyco', title: aText('Brands'), label: aText('Mahyco') },
      { section: 'price', title: aText('Price'), range: { min: 500, max: 1_000 } },
      { section: 'rating', value: '4', title: aText('Rating'), label: aText('4 ⭐ and above') },
    ],
    onRemove: () => undefined,
  },
  render: (args) => <Page {...args} />,
  parameters: {
    usage: {
      when: 'The filters that are in force above a listing, each of which one tap removes.',
      instead: 'To choose filters use the filter panel or the filter sheet.',
      dos: [
        'Keep it mounted without filters: its heading, which is read and not seen, takes the focus of the last chip.',
        'Pass `onClearAll` where several can be in force.',
      ],
      donts: ['Show the sort as a filter.', 'Shorten a label: two brands can begin with the same words.'],
    },
  },
} satisfies Meta<typeof ActiveFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const None: Story = { args: { filters: [] } }

export const LongText: Story = {
  args: {
    filters: [
      {
        section: 'brands',
        value: 'long',
        title: aText('பிராண்டுகள்', 'ta'),
        label: aText('நுண்ணூட்டச்சத்து மற்றும் பயிர் வளர்ச்சி ஊக்கிகள் தயாரிக்கும் கூட்டுறவு நிறுவனம்', 'ta'),
      },
      { section: 'price', title: aText('விலை', 'ta'), range: { min: 5_000, max: 80_000 } },
    ],
  },
  globals: { locale: 'ta' },
}

export const LargeText: Story = { globals: { textSize: 'double' } }
