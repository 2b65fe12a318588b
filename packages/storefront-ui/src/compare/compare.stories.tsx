import type { Meta, StoryObj } from '@storybook/react-vite'
import { CompareTable } from './compare-table.tsx'
import { CompareToggle } from './compare-toggle.tsx'
import { comparedColumns } from './compare.fixtures.ts'

const nothing = () => undefined

const meta = {
  title: 'Product/Compare',
  component: CompareTable,
  args: {
    status: 'ready',
    columns: comparedColumns,
    limit: 4,
    goneCount: 0,
    shopHref: '#shop',
    onRemove: nothing,
    onClear: nothing,
    onRetry: nothing,
  },
  parameters: {
    usage: {
      when: 'Up to a few products beside each other, fact by fact.',
      instead: 'For products that are alike use the product strip.',
      dos: [
        'Put `CompareToggle` on the page of a product: it takes the product in and leads here.',
        'Say how many chosen products are gone, by `goneCount`.',
        'Compare the price of a unit where packs differ.',
      ],
      donts: [
        'Hide a row that one product does not tell: the cell says "Not stated".',
        'Shorten a fact: the table scrolls, and its first column stays.',
      ],
    },
  },
} satisfies Meta<typeof CompareTable>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const One: Story = { args: { columns: comparedColumns.slice(0, 1), goneCount: 1 } }

export const Empty: Story = { args: { columns: [] } }

export const Loading: Story = { args: { status: 'loading' } }

export const Failed: Story = { args: { status: 'failed' } }

export const Toggle: Story = {
  render: () => <CompareToggle product="Neem Oil" isCompared count={2} compareHref="#compare" onToggle={nothing} />,
}
