import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { aText } from '../../testing/fixtures/index.ts'
import { aBrandSection, aPriceSection, someSections } from '../filter-panel.fixtures.ts'
import type { FilterSheetProps } from '../filter-panel.types.ts'
import { FilterSheet } from './filter-sheet.tsx'

/** A page that opens a section at a tap. */
function Page(props: FilterSheetProps) {
  const [section, setSection] = useState(props.activeSection)
  return <FilterSheet {...props} activeSection={section} onSectionChange={setSection} />
}

const meta = {
  title: 'Shop window/Filter sheet',
  component: FilterSheet,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'Sort and filters on a phone, in a sheet from below that applies all choices together.',
      instead: 'Where there is room beside the listing use the filter panel, which applies each choice at once.',
      dos: [
        'Mount it to open it, at the section of the chip that was tapped.',
        'Pass `resultCount` when it is known: "Apply" then says how many products there are.',
        'Drop the choices in `onClose`: whoever leaves without "Apply" has changed nothing.',
      ],
      donts: [
        'Apply a choice while it is open.',
        'Hide "Clear" or "Apply" while there is nothing to do: each says why it waits.',
      ],
      keys: {
        'Up, Down': 'another section, in the menu at its side',
        'Home, End': 'the first and the last section',
        Escape: 'closes it without a change',
      },
    },
  },
  args: {
    sections: someSections(),
    sort: 'best-selling',
    activeSection: 'categories',
    canClear: false,
    canApply: false,
    onSectionChange: () => undefined,
    onSortChange: () => undefined,
    onChoose: () => undefined,
    onPriceChange: () => undefined,
    onClear: () => undefined,
    onApply: () => undefined,
    onClose: () => undefined,
    onRetry: () => undefined,
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof FilterSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const SomethingChosen: Story = {
  args: {
    sections: [aBrandSection(12, { selected: ['brand-1', 'brand-9'] }), aPriceSection()],
    activeSection: 'brands',
    canClear: true,
    canApply: true,
    resultCount: 42,
  },
}

export const Sort: Story = { args: { activeSection: 'sort', sort: 'price-low-to-high', canApply: true } }

export const Price: Story = {
  args: {
    sections: [aBrandSection(12), aPriceSection({ value: { min: 500, max: 1_700 } })],
    activeSection: 'price',
    canClear: true,
    canApply: true,
  },
}

export const LimitReached: Story = {
  args: {
    sections: [aBrandSection(12, { selected: ['brand-0', 'brand-1', 'brand-2', 'brand-3', 'brand-4'] })],
    activeSection: 'brands',
    limitReached: { section: 'brands', value: 'brand-1', limit: 5 },
    canClear: true,
    canApply: true,
  },
}

export const Busy: Story = { args: { ...SomethingChosen.args, isBusy: true } }

export const Loading: Story = { args: { sections: [], status: 'loading', activeSection: 'brands' } }

export const Failed: Story = { args: { sections: [], status: 'failed', activeSection: 'brands' } }

export const LongText: Story = {
  args: {
    sections: [
      aBrandSection(12, { title: aText('பிராண்டுகள் மற்றும் உற்பத்தியாளர்கள்', 'ta'), selected: ['brand-1'] }),
      aPriceSection({ title: aText('விலை', 'ta') }),
    ],
    activeSection: 'brands',
    canApply: true,
    resultCount: 1_204,
  },
  globals: { locale: 'ta' },
}

export const LargeText: Story = { ...SomethingChosen, globals: { textSize: 'double' } }
