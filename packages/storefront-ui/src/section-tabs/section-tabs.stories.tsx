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
} satisfies Meta<typeof SectionTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const WithoutQuestions: Story = { args: { sections: ['details', 'explore', 'reviews'] } }

export const LongText: Story = { globals: { locale: 'ta' } }
