import type { Meta, StoryObj } from '@storybook/react-vite'
import { spinner } from './index.ts'

const meta = {
  title: 'Primitives/Spinner',
  render: () => spinner,
  parameters: {
    usage: {
      when: 'Showing beside words that something is under way.',
      instead: 'In a button set `pending`, which brings it; for a place that loads use the skeleton.',
      dos: [
        'Put words beside it that say what is under way: it is hidden from screen readers.',
        'Render the element as it is: it is no component.',
      ],
      donts: ['Use it alone in the middle of a page.', 'Count on its turning: under reduced motion it is still.'],
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
