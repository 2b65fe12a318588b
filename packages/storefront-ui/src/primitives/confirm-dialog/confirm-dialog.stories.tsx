import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmDialog } from './index.ts'

const meta = {
  title: 'Primitives/Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Remove Arka Rakshak Tomato Seeds?',
    children: 'Your coupon needs a cart of ₹499 and will stop working.',
    confirmLabel: 'Remove',
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Pending: Story = { args: { pending: true } }
