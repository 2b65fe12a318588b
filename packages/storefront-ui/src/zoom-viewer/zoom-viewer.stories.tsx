import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/fixtures/index.ts'
import { ZoomViewer } from './index.ts'

const meta = {
  title: 'Product/Zoom viewer',
  component: ZoomViewer,
  args: {
    open: true,
    onOpenChange: () => undefined,
    images: [aPackshot('seeds'), aPackshot('sack'), aPackshot('bottle')],
    alt: 'Arka Rakshak Tomato Seeds',
    index: 0,
    onIndexChange: () => undefined,
  },
} satisfies Meta<typeof ZoomViewer>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Enlarged: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('++++')
  },
}

export const Largest: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('+'.repeat(14))
  },
}

export const SinglePicture: Story = { args: { images: [aPackshot('seeds')] } }

/** Its stand-in, as the network refused it. */
export const BrokenPicture: Story = { args: { images: ['data:image/png;base64,broken'] } }

export const LongText: Story = {
  args: { alt: 'Arka Rakshak triple disease resistant hybrid tomato seeds of the season '.repeat(3) },
}
