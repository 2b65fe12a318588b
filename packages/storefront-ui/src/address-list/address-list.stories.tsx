import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AddressList } from './address-list.tsx'
import type { AddressListProps } from './address-list.tsx'
import type { AddressView } from './address-card.tsx'

const home: AddressView = {
  id: 'home',
  name: 'Savitri Patil',
  lines: ['12, Near the well, Malegaon village', 'Hanuman temple', 'Nashik, Nashik, Maharashtra 422001'],
  phone: '9876543210',
  isDefault: true,
}
const farm: AddressView = {
  ...home,
  id: 'farm',
  lines: ['Canal road, Sinnar', 'Nashik, Maharashtra 422103'],
  isDefault: false,
}
const brother: AddressView = { ...farm, id: 'brother', name: 'Ganesh Patil', phone: '9123456780' }

/** Keeps the choice, as a host does. */
function Choosing({ choice, ...props }: AddressListProps) {
  const [chosenId, setChosenId] = useState(choice?.chosenId)
  return <AddressList {...props} choice={choice && { chosenId, onChoose: setChosenId }} />
}

/** Actions of the address book; they are absent while an address is being chosen. */
const ofBook = { onDelete: () => undefined, onMakeDefault: () => undefined }

const meta = {
  title: 'Address/Address list',
  component: AddressList,
  render: (props) => <Choosing {...props} />,
  args: {
    addresses: [home, farm, brother],
    more: 0,
    onMore: () => undefined,
    onEdit: () => undefined,
  },
  parameters: {
    usage: {
      when: 'Saved addresses: to choose one for an order, or to look after them in the address book.',
      instead: 'For a new or a changed one use the address form.',
      dos: [
        'Pass `choice` to choose: the cards are then radios under "Where should we deliver?".',
        'Leave out the actions that are not offered, such as deleting while one is chosen.',
        'Show the first few and the number of the others in `more`.',
      ],
      donts: [
        'Choose an address for the shopper that is not the default.',
        'Offer "Make default" on the default: the list leaves it out.',
      ],
    },
  },
} satisfies Meta<typeof AddressList>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { args: ofBook }

export const More: Story = { args: { ...ofBook, more: 2 } }

export const Choose: Story = {
  args: {
    choice: { chosenId: 'home', onChoose: () => undefined },
    more: 1,
  },
}

export const NothingChosen: Story = {
  args: { choice: { chosenId: undefined, onChoose: () => undefined } },
}
