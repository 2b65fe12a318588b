import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/fixtures/index.ts'
import { Film } from './film.tsx'

const meta = {
  title: 'Community/Film',
  component: Film,
  args: { videoId: 'abc', posterUrl: aPackshot('seeds'), title: 'Vermicompost from farm waste in 60 days' },
} satisfies Meta<typeof Film>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LongText: Story = { globals: { locale: 'ta' } }
