import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { LeadFormWidget } from './lead-form-widget.tsx'

const meta = {
  title: 'Connected/Lead form',
  component: LeadFormWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { form: 'sale-subscribe' },
  parameters: {
    usage: {
      when: 'A form by which somebody asks to be called back, with draft, checks and outcome.',
      instead: 'With data of your own use "Lead form": parts and keys are the same.',
      dos: [
        'Choose the fields by `form`: each kind of request has its own.',
        'Put a heading above it that says who calls back.',
      ],
      donts: [
        'Hide it where the shop takes no forms: it says that this is not offered.',
        'Send the values a second time beside it: pressing its button again counts once.',
      ],
    },
  },
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
