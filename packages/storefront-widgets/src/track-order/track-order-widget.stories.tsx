import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { TrackOrderWidget } from './track-order-widget.tsx'

const meta = {
  title: 'Connected/Track order',
  component: TrackOrderWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { onEvent: () => undefined },
  parameters: {
    usage: {
      when: 'Finding an order by a mobile number, on the page of orders.',
      instead: 'Over any page use `TrackOrderModalWidget`, which takes the number of an order too.',
      dos: [
        'Go to the order when `onEvent` says that it is found.',
        'Pass `signInHref`: whoever is not known proves the number there.',
      ],
      donts: [
        'Say its notices in your own words: `useTrackOrderWords` has them.',
        'Look a number up while it is typed: the button asks.',
      ],
    },
  },
} satisfies Meta<typeof TrackOrderWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** Nobody has ordered with this number. */
export const NotFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '9876543210{Enter}')
    await canvas.findByText(/found no order/)
  },
}
