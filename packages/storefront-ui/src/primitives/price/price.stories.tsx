import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './index.ts'

const meta = {
  title: 'Primitives/Price',
  component: Price,
  args: { amount: 45_000, compareAt: 52_000 },
  parameters: {
    usage: {
      when: 'What a thing costs, with the struck printed price where that is higher.',
      instead: 'On a product page use the price block, which adds the saving and the price of a unit.',
      dos: ['Pass paise.', 'Use `lg` once in a view.'],
      donts: [
        'Strike a price that was never printed: `compareAt` is the MRP.',
        'Format amounts in the page: it writes lakhs as they are read here.',
      ],
    },
  },
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
