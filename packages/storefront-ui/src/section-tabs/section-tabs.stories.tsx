import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionTabs } from './section-tabs.tsx'
import type { SectionName } from './section-tabs.tsx'

const all: readonly SectionName[] = ['details', 'explore', 'reviews', 'faqs']

const meta = {
  title: 'Product/Section tabs',
  component: SectionTabs,
  args: { sections: all },
  render: (args) => (
    <>
      <SectionTabs {...args} />
      {args.sections.map((name) => (
        <section key={name} id={name} aria-label={name} style={{ minBlockSize: '8rem' }} />
      ))}
    </>
  ),
  parameters: {
    usage: {
      when: 'The parts of a long product page, in a bar that sticks to its top.',
      instead: 'To show one text of two use the tabs of the product description.',
      dos: [
        'Name only parts that are on the page, in its order; each is an element with that id.',
        'Set `--sf-sticky-start` where the page has a bar that sticks above it.',
      ],
      donts: [
        'Hide parts by it: all of them stay in the page.',
        'Add a step to the history for each tap: Back is for the page before.',
      ],
    },
  },
} satisfies Meta<typeof SectionTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const WithoutQuestions: Story = { args: { sections: ['details', 'explore', 'reviews'] } }

export const LongText: Story = { globals: { locale: 'ta' } }
