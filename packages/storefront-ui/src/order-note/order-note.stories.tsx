import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { OrderNote } from './order-note.tsx'
import type { OrderNoteProps } from './order-note.tsx'

/** A note that is kept as it is written. */
function KeptNote(props: OrderNoteProps) {
  const [note, setNote] = useState(props.note)
  return <OrderNote {...props} note={note} onNoteChange={setNote} />
}

const meta = {
  title: 'Cart/Order note',
  component: OrderNote,
  render: (args) => <KeptNote {...args} />,
  args: { note: '', onNoteChange: () => undefined },
  parameters: {
    usage: {
      when: 'A few words of the shopper to those who pack and bring the order.',
      instead: 'For a landmark use the field of the address form: it stays with the address.',
      dos: ['Keep `note` where it survives a reload.', 'Leave it optional.'],
      donts: [
        'Ask in it for anything that the order needs.',
        'Show it where nobody reads it before the parcel leaves.',
      ],
    },
  },
} satisfies Meta<typeof OrderNote>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Written: Story = { args: { note: 'Please call before you come. The house is behind the temple.' } }

export const LongText: Story = {
  args: { note: 'வருவதற்கு முன் அழைக்கவும். வீடு கோவிலுக்குப் பின்னால் உள்ளது.' },
  globals: { locale: 'ta' },
}
