import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReadAloud } from './read-aloud.tsx'

const meta = {
  title: 'Product/Read aloud',
  component: ReadAloud,
  args: { product: 'Neem Oil 1500 ppm', status: 'idle', onStart: () => undefined, onStop: () => undefined },
  parameters: {
    usage: {
      when: 'Having a product read out by the voice of the device.',
      instead: 'To say a search use search voice.',
      dos: [
        'Render it only where the device has a voice for the language of the page.',
        'Name the product: the button says what it reads.',
      ],
      donts: ['Start by itself.', 'Go on reading when the page is left.'],
    },
  },
} satisfies Meta<typeof ReadAloud>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Reading: Story = { args: { status: 'reading' } }

export const Failed: Story = { args: { status: 'failed' } }
