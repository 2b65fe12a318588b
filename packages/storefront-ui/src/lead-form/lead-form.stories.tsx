import type { Meta, StoryObj } from '@storybook/react-vite'
import { aLeadForm, carFields, loanFields, tradeFields } from './lead-form.fixtures.ts'
import { LeadForm } from './lead-form.tsx'

const meta = {
  title: 'Forms/Lead form',
  component: LeadForm,
  args: aLeadForm(),
  parameters: {
    usage: {
      when: 'Asking to be called back: a large quantity, a loan, a car, news of a sale.',
      instead: 'To deliver an order use the address form.',
      dos: [
        'List in `fields` only what the call needs.',
        'Raise `attempt` at each try: focus moves to what is missing.',
        'Keep the values when sending fails; a second press counts once.',
        'Set `isGated` where the button has to wait: it says for what.',
      ],
      donts: [
        'Offer districts before a state is chosen: the field says to choose it first.',
        'Tick the consent beforehand.',
        'Tell a refusal as an error: it is announced as a success is.',
      ],
    },
  },
} satisfies Meta<typeof LeadForm>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Loan: Story = {
  args: {
    fields: loanFields,
    values: {
      ...{ name: 'Savitri Patil', phone: '9876543210', state: 'Karnataka', district: 'Mysuru' },
      ...{ product: 'Used Tractor', tractorModel: '2014', loanRunningStatus: 'Yes' },
    },
    problem: { field: 'financierNocStatus', kind: 'missing' },
  },
}

export const Car: Story = {
  tags: ['visual-matrix'],
  args: { form: 'car-lead', fields: carFields, isGated: true, values: { name: 'Ravi', buyerType: 'Farmer' } },
}

export const Trade: Story = { args: { form: 'bulk-buyer', fields: tradeFields } }

export const Subscribe: Story = {
  args: { form: 'sale-subscribe', fields: [{ name: 'phone', kind: 'phone' }], isGated: true },
}

export const Sending: Story = { args: { isSending: true } }

export const Sent: Story = { args: { outcome: 'sent' } }

export const Refused: Story = { args: { outcome: 'refused' } }

export const NoAnswer: Story = { args: { outcome: 'no-answer' } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: { fields: loanFields, outcome: 'not-sent', problem: { field: 'phone', kind: 'invalid' } },
}
