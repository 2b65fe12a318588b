import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/fixtures/index.ts'
import { Film } from './film.tsx'

const meta = {
  title: 'Community/Film',
  component: Film,
  args: { videoId: 'abc', posterUrl: aPackshot('seeds'), title: 'Vermicompost from farm waste in 60 days' },
  parameters: {
    usage: {
      when: 'A film at YouTube in an article: a picture and words until play is pressed.',
      instead: 'For a film among pictures use the carousel.',
      dos: [
        'Name the film in the language of the page.',
        'Take the picture from the shop: one from YouTube would tell it of the visit.',
      ],
      donts: [
        'Load the player before a tap: until then YouTube learns of no visit.',
        'Hide it offline: it says that it needs a network.',
      ],
    },
  },
} satisfies Meta<typeof Film>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LongText: Story = { globals: { locale: 'ta' } }
