import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterChips } from './filter-chips.tsx'

const meta = {
  title: 'Shop window/Filter chips',
  component: FilterChips,
  args: {
    chips: [
      { name: 'sort' },
      { name: 'filter' },
      { name: 'categories' },
      { name: 'brands' },
      { name: 'rating' },
      { name: 'price' },
      { name: 'availability' },
    ],
    onOpen: () => undefined,
  },
  parameters: {
    usage: {
      when: 'The ways into sort and filters on a phone, in one row that scrolls sideways.',
      instead: 'On a wide screen use the sort select and the filter panel.',
      dos: [
        'Show behind which chip something is chosen, by `count`.',
        'Set `href` to the place of the filters: without scripts the chips are links.',
      ],
      donts: [
        'Seed a count: it is computed from what is chosen.',
        'Change the order of the chips: Sort and Filter come first.',
      ],
    },
  },
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const SomethingChosen: Story = {
  args: {
    chips: [
      { name: 'sort', count: 1 },
      { name: 'filter', count: 4 },
      { name: 'categories' },
      { name: 'brands', count: 3 },
      { name: 'rating' },
      { name: 'price', count: 1 },
      { name: 'availability' },
    ],
  },
}

export const LongText: Story = { ...SomethingChosen, globals: { locale: 'ta' } }

export const LargeText: Story = { ...SomethingChosen, globals: { textSize: 'double' } }
