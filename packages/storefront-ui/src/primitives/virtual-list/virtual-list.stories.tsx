import type { Meta, StoryObj } from '@storybook/react-vite'
import { VirtualList } from './virtual-list.tsx'

const villages = Array.from({ length: 1_000 }, (_, index) => `Village ${index + 1}`)

const meta = {
  title: 'Primitives/Virtual list',
  component: VirtualList<string>,
  args: {
    label: 'Villages',
    items: villages,
    keyOf: (village) => village,
    renderItem: (village, tabIndex) => (
      <label style={{ display: 'block', paddingBlock: 12 }}>
        <input type="checkbox" tabIndex={tabIndex} /> {village}
      </label>
    ),
  },
  parameters: {
    usage: {
      when: 'A list of hundreds of rows, of which only those near the view exist.',
      instead: 'For up to some dozens of rows render a plain list; for cards in columns the grid with `virtualCells`.',
      dos: [
        'Pass the `tabIndex` of `renderItem` to what can be focused in a row.',
        'Change `resetKey` when the list answers another question: it starts at its top.',
        'Say in `describedBy` how to go through it.',
      ],
      donts: [
        'Put two controls into one row: the list is one stop of the Tab key.',
        'Use the index as the key of an item.',
      ],
    },
  },
} satisfies Meta<typeof VirtualList<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const RowsOfUnequalHeight: Story = {
  args: { items: villages.map((village, index) => (index % 3 === 0 ? `${village}, ${village.repeat(12)}` : village)) },
}
