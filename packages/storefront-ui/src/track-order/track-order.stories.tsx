import type { Meta, StoryObj } from '@storybook/react-vite'
import { TrackOrderForm } from './track-order-form.tsx'
import { TrackOrderModal } from './track-order-modal.tsx'

const nothing = () => undefined

const meta = {
  title: 'Account/Track order',
  component: TrackOrderForm,
  args: { facts: { value: '', isReady: false }, onValueChange: nothing, onSubmit: nothing },
  parameters: {
    usage: {
      when: 'Finding an order by a mobile number, or in a window by the number of the order too.',
      instead: 'For whoever is signed in lead to the orders.',
      dos: [
        'Use `TrackOrderModal` over a page.',
        'Show the sentence of the server when it knows no order; `signInHref` then leads to a proof by code.',
        'Set `isReady` once there is something to look for: until then the button says what is missing.',
      ],
      donts: ['Tell whose order a number belongs to before it is proven.', 'Clear the number after a failure.'],
      keys: { Enter: 'looks the order up' },
    },
  },
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
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  render: (args) => <TrackOrderModal {...args} open onOpenChange={nothing} facts={{ value: '123', isReady: true }} />,
}

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: { facts: { value: '98', isReady: false, error: 'input', isMissing: true } },
}
