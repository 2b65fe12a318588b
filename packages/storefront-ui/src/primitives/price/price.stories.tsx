import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './index.ts'

const meta = {
  title: 'Primitives/Price',
  component: Price,
  args: { amount: 45_000, compareAt: 52_000 },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Plain: Story = { args: { compareAt: null } }

export const Sizes: Story = {
  tags: ['visual-matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--sf-space-12)' }}>
      <Price {...args} size="sm" />
      <Price {...args} size="md" />
      <Price {...args} size="lg" />
    </div>
  ),
}

export const Lakhs: Story = { args: { amount: 1_234_567_50, compareAt: 1_300_000_00 } }
