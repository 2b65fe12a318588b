import type { Meta, StoryObj } from '@storybook/react-vite'
import { trustedHtml } from '../primitives/safe-html/index.ts'
import { aText } from '../testing/index.ts'
import { CollectionDescription } from './collection-description.tsx'
import { CollectionHeader } from './collection-header.tsx'

const meta = {
  title: 'Shop window/Collection header',
  component: CollectionHeader,
  args: { title: aText('Insecticides'), count: 128 },
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
