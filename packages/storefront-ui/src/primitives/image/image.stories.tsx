import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../../testing/fixtures/index.ts'
import { Image } from './index.ts'

const meta = {
  title: 'Primitives/Image',
  component: Image,
  args: { src: aPackshot('seeds'), alt: 'A packet of tomato seeds', width: 160, height: 160, priority: true },
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Fallback: Story = { args: { src: '', fallbackSrc: aPackshot('sack') } }

export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken', fallbackSrc: 'data:image/png;base64,broken-too' },
}
