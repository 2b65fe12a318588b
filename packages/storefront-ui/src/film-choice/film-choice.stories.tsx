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
} satisfies Meta<typeof FilmChoice>

export default meta
type Story = StoryObj<typeof meta>

const film = { id: 'film-1', name: 'field.mp4', source: aPackshot('seeds') }

export const Basic: Story = {}

export const Sending: Story = { args: { film, percent: 40 } }

export const TooLong: Story = { args: { problem: 'length' }, globals: { locale: 'ta' } }
