import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { TrackOrderWidget } from './track-order-widget.tsx'

const meta = {
  title: 'Connected/Track order',
  component: TrackOrderWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { onEvent: () => undefined },
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
