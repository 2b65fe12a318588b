import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReadAloud } from './read-aloud.tsx'

const meta = {
  title: 'Product/Read aloud',
  component: ReadAloud,
  args: { product: 'Neem Oil 1500 ppm', status: 'idle', onStart: () => undefined, onStop: () => undefined },
} satisfies Meta<typeof ReadAloud>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Reading: Story = { args: { status: 'reading' } }

export const Failed: Story = { args: { status: 'failed' } }
