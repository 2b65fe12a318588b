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
  parameters: {
    usage: {
      when: 'Adding pictures from the device or its camera to what somebody writes.',
      instead: 'To show pictures use the product gallery or the image.',
      dos: [
        'Say in `hint` how many there may be, and how large.',
        'Set `isAdding` while pictures are made smaller.',
        'Name the picture in `removeLabel`.',
      ],
      donts: [
        'Drop a refused picture without a word: `error` says why.',
        'Draw a choice of files of your own: the native one offers the camera too.',
      ],
    },
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
