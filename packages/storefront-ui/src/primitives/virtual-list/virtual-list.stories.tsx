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
} satisfies Meta<typeof VirtualList<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const RowsOfUnequalHeight: Story = {
  args: { items: villages.map((village, index) => (index % 3 === 0 ? `${village}, ${village.repeat(12)}` : village)) },
}
