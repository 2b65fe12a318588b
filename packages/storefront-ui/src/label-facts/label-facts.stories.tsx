import type { Meta, StoryObj } from '@storybook/react-vite'
import { aText } from '../testing/fixtures/index.ts'
import { LabelFacts } from './label-facts.tsx'

const meta = {
  title: 'Product/Label facts',
  component: LabelFacts,
  args: {
    registrationNumber: 'CIR-81234/2016-Quinalphos (EC) (361)-1187',
    toxicity: 'yellow',
    antidote: aText('Atropine, injected by a doctor at once. Take the label with you.'),
    leafletUrl: 'https://leaflets.example/quinalphos.pdf',
  },
} satisfies Meta<typeof LabelFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const ExtremelyToxic: Story = { args: { toxicity: 'red' } }

export const ModeratelyToxic: Story = { args: { toxicity: 'blue' } }

export const SlightlyToxic: Story = { args: { toxicity: 'green' } }

/** Of what the catalogue does not know nothing is told. */
export const LittleKnown: Story = { args: { toxicity: null, antidote: null, leafletUrl: null } }

export const LongText: Story = { globals: { locale: 'ta' }, args: { toxicity: 'green' } }
