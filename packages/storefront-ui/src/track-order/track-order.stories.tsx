import type { Meta, StoryObj } from '@storybook/react-vite'
import { TrackOrderForm } from './track-order-form.tsx'
import { TrackOrderModal } from './track-order-modal.tsx'

const nothing = () => undefined

const meta = {
  title: 'Account/Track order',
  component: TrackOrderForm,
  args: { facts: { value: '', isReady: false }, onValueChange: nothing, onSubmit: nothing },
} satisfies Meta<typeof TrackOrderForm>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Ready: Story = { args: { facts: { value: '9876543210', isReady: true } } }

export const Pending: Story = { args: { facts: { value: '9876543210', isReady: true, isPending: true } } }

export const Invalid: Story = { args: { facts: { value: '98', isReady: false, error: 'input' } } }

export const Refused: Story = {
  args: {
    facts: {
      value: '9876543210',
      isReady: true,
      error: { sentence: 'We found no order with this number. Sign in with the mobile number of the order to see it.' },
    },
  },
}

export const Missing: Story = { args: { facts: { value: '9876543210', isReady: true, isMissing: true } } }

export const InModal: Story = {
  tags: ['visual-matrix'],
  render: (args) => <TrackOrderModal {...args} open onOpenChange={nothing} facts={{ value: '123', isReady: true }} />,
}

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: { facts: { value: '98', isReady: false, error: 'input', isMissing: true } },
}
