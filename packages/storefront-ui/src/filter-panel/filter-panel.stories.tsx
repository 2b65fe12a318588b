import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { aText } from '../testing/fixtures/index.ts'
import { aBrandSection, aPriceSection, someSections } from './filter-panel.fixtures.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { FilterPanelProps, FilterSection } from './filter-panel.types.ts'

/** A page that applies each choice at once. */
function Page(props: FilterPanelProps) {
  const [sections, setSections] = useState(props.sections)
  const change = (name: string, next: (section: FilterSection) => FilterSection) =>
    setSections((all) => all.map((section) => (section.name === name ? next(section) : section)))
  return (
    <div style={{ maxInlineSize: 260 }}>
      <FilterPanel
        {...props}
        sections={sections}
        onChoose={(name, value, isChosen) =>
          change(name, (section) => {
            if (section.kind === 'price') return section
            const others = section.kind === 'one' ? [] : section.selected.filter((other) => other !== value)
            return { ...section, selected: isChosen ? [...others, value] : others }
          })
        }
        onPriceChange={(value) =>
          change('price', (section) => (section.kind === 'price' ? { ...section, value } : section))
        }
        onClear={(name) =>
          change(name, (section) => (section.kind === 'price' ? section : { ...section, selected: [] }))
        }
      />
    </div>
  )
}

const meta = {
  title: 'Shop window/Filter panel',
  component: FilterPanel,
  args: {
    form: { action: '#listing', keep: [{ name: 'sortBy', value: 'rating' }] },
    sections: someSections(),
    onChoose: () => undefined,
    onPriceChange: () => undefined,
    onClear: () => undefined,
    onUndo: () => undefined,
    onRetry: () => undefined,
  },
  render: (args) => <Page {...args} />,
  parameters: {
    usage: {
      when: 'Narrowing a listing where there is room beside it.',
      instead: 'On a phone take the filter sheet, which holds the same sections.',
      dos: [
        'Apply each choice at once, and say how many products are left.',
        'Sort values in the order of the language; first those that leave products.',
      ],
      donts: ['Hide a value that is chosen.', 'Offer a section with a single value.'],
    },
  },
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const SomethingChosen: Story = {
  args: {
    clearing: 'clear',
    sections: [
      aBrandSection(12, { selected: ['brand-1', 'brand-9'] }),
      aPriceSection({ value: { min: 500, max: 1_000 } }),
    ],
  },
}

export const Cleared: Story = { args: { clearing: 'undo' } }

export const LimitReached: Story = {
  args: {
    sections: [
      aBrandSection(12, { selected: ['brand-0', 'brand-1', 'brand-2', 'brand-3', 'brand-4'] }),
      aPriceSection(),
    ],
    clearing: 'clear',
    limitReached: { section: 'brands', value: 'brand-1', limit: 5 },
  },
}

export const SixHundredBrands: Story = {
  args: { sections: [aBrandSection(600)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 595 more' }))
    await canvas.findByRole('button', { name: 'Show fewer' })
  },
}

export const NothingFound: Story = {
  args: { sections: [aBrandSection(600)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tractor')
    await canvas.findByText('No brands found')
  },
}

export const NoProductsLeft: Story = {
  args: {
    sections: [
      aBrandSection(3, {
        groups: [
          {
            choices: [
              { value: 'a', label: aText('Kaveri'), count: 0 },
              { value: 'b', label: aText('Mahyco'), count: 0 },
              { value: 'c', label: aText('Rasi') },
            ],
          },
        ],
        selected: ['b'],
      }),
    ],
  },
}

export const Loading: Story = { args: { status: 'loading', sections: [] } }

export const Failed: Story = { args: { status: 'failed', sections: [] } }

const longTamil = aText('நுண்ணூட்டச்சத்து மற்றும் பயிர் வளர்ச்சி ஊக்கிகள் தயாரிக்கும் கூட்டுறவு நிறுவனம்', 'ta')

export const LongText: Story = {
  args: {
    clearing: 'undo',
    sections: [
      aBrandSection(6, {
        title: aText('பிராண்டுகள் மற்றும் உற்பத்தியாளர்கள்', 'ta'),
        selected: ['long'],
        groups: [
          {
            choices: [
              { value: 'long', label: longTamil, count: 1_204 },
              { value: 'none', label: longTamil, count: 0 },
            ],
          },
        ],
      }),
      aPriceSection({ title: aText('விலை', 'ta'), value: { min: 5_000, max: 80_000 } }),
    ],
  },
  globals: { locale: 'ta' },
}

export const LargeText: Story = {
  args: { sections: [aBrandSection(12), aPriceSection({ value: { min: 500, max: 1_000 } })] },
  globals: { textSize: 'double' },
}
