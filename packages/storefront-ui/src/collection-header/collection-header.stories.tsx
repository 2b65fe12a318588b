import type { Meta, StoryObj } from '@storybook/react-vite'
import { trustedHtml } from '../primitives/safe-html/index.ts'
import { aText } from '../testing/index.ts'
import { CollectionDescription } from './collection-description.tsx'
import { CollectionHeader } from './collection-header.tsx'

const meta = {
  title: 'Shop window/Collection header',
  component: CollectionHeader,
  args: { title: aText('Insecticides'), count: 128 },
  parameters: {
    usage: {
      when: 'The name of a listing and how many products it holds, as the `<h1>` of the page.',
      instead: 'For a section within a page use the heading of its own widget.',
      dos: [
        'Leave `count` out while it is not known: the number is announced when it comes.',
        'Put the sort select at its end, as `children`.',
        'Put the long text below the grid, in `CollectionDescription`.',
      ],
      donts: ['Put a text between name and products.', 'Use it twice in a page.'],
    },
  },
} satisfies Meta<typeof CollectionHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Loading: Story = { args: { count: undefined } }

export const Empty: Story = { args: { count: 0 } }

export const LongText: Story = {
  args: { title: aText('நீரில் கரையும் உரங்கள் மற்றும் நுண்ணூட்டச் சத்துக்கள்', 'ta') },
  globals: { locale: 'ta' },
}

export const Description: Story = {
  render: () => (
    <CollectionDescription
      title={aText('Insecticides')}
      html={trustedHtml(
        '<h2>How to choose an insecticide</h2><p>Find the pest first, then the crop on the label.</p><ul><li>Measure the dose for one acre.</li><li>Spray in the evening.</li></ul>',
      )}
      lang="en"
    />
  ),
}
