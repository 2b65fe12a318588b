import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './index.ts'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: {
    usage: {
      when: 'Keeping the place of something that is loading, in its exact size.',
      instead:
        'For an action that is under way use `pending` of the button; for a place that stays empty the empty state.',
      dos: [
        'Give it as many lines, or the height, of what comes.',
        'Say once that it is loading, by `aria-busy` or a status: it is hidden from screen readers.',
      ],
      donts: ['Show it for what is there already, such as at a refresh.', 'Draw details of what comes.'],
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { args: { lines: 3 } }

export const Block: Story = { args: { variant: 'block', height: '160px' } }
