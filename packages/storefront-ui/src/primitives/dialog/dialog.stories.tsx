import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { TextField } from '../field/index.ts'
import { Dialog } from './index.ts'
import type { DialogProps } from './index.ts'

function Pincode({ size = 'md', paragraphs = 0 }: Pick<DialogProps, 'size'> & { paragraphs?: number }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change pincode</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size={size}
        title="Where shall we deliver?"
        footer={
          <Button width="full" onClick={() => setOpen(false)}>
            Check delivery
          </Button>
        }
      >
        <TextField label="Pincode" hint="6 digits" inputMode="numeric" autoComplete="postal-code" />
        {Array.from({ length: paragraphs }, (_, paragraph) => (
          <p key={paragraph}>Delivery takes longer in the monsoon, when some village roads are closed to lorries.</p>
        ))}
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Primitives/Dialog',
  component: Pincode,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      when: 'Something to settle before going on, in the middle of the screen.',
      instead: 'For a list or a long form use the drawer; for a yes or no the confirm dialog; for a message a toast.',
      dos: [
        'Use `sm` for a question, `md` for a form, `full` for a picture.',
        'Put the main button into `footer`: it stays in view while the content scrolls.',
        "Close it in `onOpenChange`: button, Escape, Android's Back and a tap beside it all call it.",
      ],
      donts: [
        'Open it without an action of the shopper.',
        'Put a closing button into it: it has one.',
        'Keep it mounted while it is closed: it renders nothing then.',
      ],
    },
  },
} satisfies Meta<typeof Pincode>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Small: Story = { args: { size: 'sm' } }

export const LongText: Story = { args: { paragraphs: 30 } }
