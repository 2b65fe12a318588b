import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorNotice } from './index.ts'

const meta = {
  title: 'Primitives/Error notice',
  component: ErrorNotice,
  args: { children: 'The products did not load. Your cart is not affected.', onRetry: () => undefined },
} satisfies Meta<typeof ErrorNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Pending: Story = { args: { retrying: true } }

export const NoRetry: Story = { render: () => <ErrorNotice title="This order was cancelled" /> }
