import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/fixtures/index.ts'
import { FilmChoice } from './film-choice.tsx'

const meta = {
  title: 'Community/Film choice',
  component: FilmChoice,
  args: {
    film: null,
    problem: null,
    isAdding: false,
    percent: null,
    limits: { seconds: 30, bytes: 25_000_000 },
    onChoose: () => undefined,
    onRemove: () => undefined,
    onCancel: () => undefined,
  },
  parameters: {
    usage: {
      when: 'Adding a short film to a question, and seeing how much of it is sent.',
      instead: 'For pictures use the picture choice.',
      dos: [
        'Pass `limits`: the hint says how long it may last and how large it may be.',
        'Go on where sending stopped when the network drops.',
        'Let the shopper stop it, by `onCancel`.',
      ],
      donts: [
        'Start to send without saying how much is sent.',
        'Take a second film: another choice replaces the first.',
      ],
    },
  },
} satisfies Meta<typeof FilmChoice>

export default meta
type Story = StoryObj<typeof meta>

const film = { id: 'film-1', name: 'field.mp4', source: aPackshot('seeds') }

export const Basic: Story = {}

export const Sending: Story = { args: { film, percent: 40 } }

export const TooLong: Story = { args: { problem: 'length' }, globals: { locale: 'ta' } }
