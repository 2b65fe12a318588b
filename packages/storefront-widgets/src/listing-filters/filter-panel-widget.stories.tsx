import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inShop, openShop } from '../testing/index.ts'
import { FilterPanelWidget } from './filter-panel-widget.tsx'

const nothingChosen = {
  brands: [],
  categories: [],
  origin: [],
  rating: null,
  price: { min: 0, max: 20_000 },
  availability: null,
  sort: 'best-selling',
} as const

const meta = {
  title: 'Connected/Filter panel',
  component: FilterPanelWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { handle: 'bestsellers', selection: nothingChosen, form: { action: '#' }, onSelectionChange: () => undefined },
  render: function Panel(args) {
    const [selection, setSelection] = useState(args.selection)
    return <FilterPanelWidget {...args} selection={selection} onSelectionChange={setSelection} />
  },
  parameters: {
    usage: {
      when: 'The sidebar of a collection: each choice is applied at once.',
      instead: 'With data of your own use "Filter panel": parts and keys are the same.',
      dos: [
        'Keep `selection` in the address.',
        'Say by `brands` whether a long list is whole, and on which page it is: that page works without scripts.',
      ],
      donts: [
        'Keep the undo of "Clear all" in the page: it is offered here until the next choice.',
        'Use it in a sheet of a phone: that applies all choices together.',
      ],
    },
  },
} satisfies Meta<typeof FilterPanelWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  tags: ['visual-matrix'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('checkbox')
  },
}

export const Chosen: Story = { ...Basic, args: { selection: { ...nothingChosen, rating: 4 } } }

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const Offline: Story = { ...Failed, globals: { network: 'offline' } }
