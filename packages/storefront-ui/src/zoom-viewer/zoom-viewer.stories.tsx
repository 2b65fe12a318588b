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
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'Reading a label, or looking closely at a pack: one picture as large as the screen.',
      instead: 'In a page show pictures with the product gallery, which opens this one.',
      dos: ['Give it the largest picture there is.', 'Start with the picture that was tapped.'],
      donts: ['Use it for pictures that tell nothing more when they are larger.'],
      keys: {
        'Arrow keys': 'move a picture that is enlarged; at its side, the next one',
        '+, -, 0': 'larger, smaller, as it was',
      },
    },
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
