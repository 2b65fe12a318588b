import type { Meta, StoryObj } from '@storybook/react-vite'
import { FreeDeliveryProgress } from './free-delivery-progress.tsx'

/** In a story the celebration stays. */
const never = () => () => undefined

const meta = {
  title: 'Cart/Free delivery progress',
  component: FreeDeliveryProgress,
  args: { progress: { status: 'charged', fraction: 0.76, remaining: 12_000 } },
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
