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
  parameters: {
    usage: {
      when: 'What the label of a pesticide tells: toxicity, antidote, registration number, leaflet.',
      instead: 'For what to read before buying use `LabelAdvice` of the trust marker; for content the composition box.',
      dos: [
        'Pass null for what the catalogue does not know.',
        'Check the address of the leaflet before it is passed.',
        'Keep the colours of the triangle: the rules set them.',
      ],
      donts: ['Guess a class of toxicity.', 'Translate the registration number.'],
    },
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
