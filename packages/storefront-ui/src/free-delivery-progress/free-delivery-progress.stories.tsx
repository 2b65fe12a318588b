import type { Meta, StoryObj } from '@storybook/react-vite'
import { FreeDeliveryProgress } from './free-delivery-progress.tsx'

/** In a story the celebration stays. */
const never = () => () => undefined

const meta = {
  title: 'Cart/Free delivery progress',
  component: FreeDeliveryProgress,
  args: { progress: { status: 'charged', fraction: 0.76, remaining: 12_000 } },
  parameters: {
    usage: {
      when: 'How much is missing for free delivery, as a sentence and a bar; the moment it is reached is celebrated.',
      instead: 'For other progress use the progress bar.',
      dos: [
        'Place it at the bill, where the delivery charge stands.',
        'Keep it mounted after it is reached: it leaves by itself.',
      ],
      donts: [
        'Show it where delivery is always free: it would celebrate at every visit.',
        'Say the same again in a toast: it announces what it shows.',
      ],
    },
  },
} satisfies Meta<typeof FreeDeliveryProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Start: Story = { args: { progress: { status: 'charged', fraction: 0.05, remaining: 47_400 } } }

export const AtTheThreshold: Story = { args: { progress: { status: 'charged', fraction: 1, remaining: 0 } } }

export const Unlocked: Story = {
  args: { progress: { status: 'unlocked', fraction: 1, remaining: 0 }, schedule: never },
}

export const LongText: Story = { globals: { locale: 'ta' } }
