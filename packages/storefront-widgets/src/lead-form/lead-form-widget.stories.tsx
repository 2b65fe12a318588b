import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { LeadFormWidget } from './lead-form-widget.tsx'

const meta = {
  title: 'Connected/Lead form',
  component: LeadFormWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { form: 'sale-subscribe' },
} satisfies Meta<typeof LeadFormWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Subscribe: Story = {}

export const Loan: Story = { args: { form: 'bank-lead' } }

/** Nothing was written before the button was pressed. */
export const Missing: Story = {
  args: { form: 'sell-with-us' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
  },
}
