import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../../testing/fixtures/index.ts'
import { PictureChoice } from './index.ts'

const meta = {
  title: 'Primitives/Picture choice',
  component: PictureChoice,
  args: {
    label: 'Pictures (optional)',
    hint: 'Up to 3, each up to 5 MB.',
    error: undefined,
    addLabel: 'Add pictures',
    removeLabel: (name) => `Remove ${name}`,
    items: [],
    onAdd: () => undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof PictureChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Chosen: Story = {
  args: {
    items: [
      { id: '1', name: 'seeds.jpg', source: aPackshot('seeds') },
      { id: '2', name: 'bottle.jpg', source: aPackshot('bottle') },
    ],
  },
}

export const Adding: Story = { args: { isAdding: true } }

export const Refused: Story = { args: { error: 'This picture is larger than 5 MB.' } }
