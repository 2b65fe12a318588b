import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../../testing/fixtures/index.ts'
import { Image } from './index.ts'

const meta = {
  title: 'Primitives/Image',
  component: Image,
  args: { src: aPackshot('seeds'), alt: 'A packet of tomato seeds', width: 160, height: 160, priority: true },
  parameters: {
    usage: {
      when: 'A picture of the catalogue, in the sizes that the screen needs.',
      instead: 'For a drawing of the interface use an icon; for pictures to look through the product gallery.',
      dos: [
        'Pass `width`, `height` and `sizes` as it is rendered: the place is kept free.',
        'Set `priority` on the one picture that the page is judged by.',
        'Leave `alt` empty where words beside it say the same.',
      ],
      donts: ['Pass an address with `w` and `q`: both are added.', 'Hide a failure: the fallback takes its place.'],
    },
  },
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Fallback: Story = { args: { src: '', fallbackSrc: aPackshot('sack') } }

export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken', fallbackSrc: 'data:image/png;base64,broken-too' },
}
