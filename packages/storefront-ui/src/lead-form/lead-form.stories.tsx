import type { Meta, StoryObj } from '@storybook/react-vite'
import { aLeadForm, carFields, loanFields, tradeFields } from './lead-form.fixtures.ts'
import { LeadForm } from './lead-form.tsx'

const meta = { title: 'Forms/Lead form', component: LeadForm, args: aLeadForm() } satisfies Meta<typeof LeadForm>

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
