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
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    usage: {
      when: 'A question before something is lost that cannot be brought back.',
      instead: 'Where it can be undone do it at once, with "Undo" in a toast.',
      dos: [
        'Name the thing in the question: "Remove Tomato seeds?".',
        'Repeat the verb of the question on the button.',
        'Set `pending` while the answer is carried out; the dialog stays until `open` is false.',
      ],
      donts: ['Answer with "Yes" and "No".', 'Use `danger` where nothing is lost.'],
      keys: {
        Escape: 'cancels; focus returns to what opened it',
        Enter: 'cancels at first: focus starts at the answer that changes nothing',
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Pending: Story = { args: { pending: true } }
