import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorNotice } from './index.ts'

const meta = {
  title: 'Primitives/Error notice',
  component: ErrorNotice,
  args: { children: 'The products did not load. Your cart is not affected.', onRetry: () => undefined },
  parameters: {
    usage: {
      when: 'Saying that something failed, at the place where it failed.',
      instead: 'For a field use its `error`; for what failed elsewhere a toast of tone `danger`.',
      dos: [
        'Say what it means for the shopper: "Your cart is not affected".',
        'Pass `onRetry` where another try can help, and `retrying` while it is under way.',
      ],
      donts: [
        'Show codes or words of the server.',
        'Render it in the page before the failure: it is an alert, and read out when it comes.',
      ],
    },
  },
} satisfies Meta<typeof ErrorNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Pending: Story = { args: { retrying: true } }

export const NoRetry: Story = { render: () => <ErrorNotice title="This order was cancelled" /> }
