import { decodeAddress } from '@krishi/storefront-core/address'
import { addressBookOf } from '@krishi/storefront-hooks/address'
import { anAddress } from '@krishi/storefront-hooks/memory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import type { Visit } from '../testing/index.ts'
import { AddressBookWidget } from './address-book-widget.tsx'

const user = { isGuestUser: false, userId: 'user-1', mobileNumber: '9876543210' }

/** Saves addresses in as many towns. */
function fillBook(...cities: readonly string[]): Visit {
  return async ({ storefront }) => {
    const { save } = addressBookOf(storefront).actions
    const options = { id: null, isDefault: false, flow: 'address-book' } as const
    for (const city of cities) await save(decodeAddress(anAddress({ city })), options)
  }
}

const meta = {
  title: 'Connected/Address book',
  component: AddressBookWidget,
  loaders: [openShop(fillBook('Mysuru', 'Hassan', 'Belur', 'Halebidu', 'Arsikere'), user)],
  decorators: [inShop],
  args: { empty: 'Nothing yet.', onEdit: () => undefined },
  parameters: {
    usage: {
      when: 'The address book of whoever is signed in: to look after the addresses, or to choose one of them.',
      instead: 'With data of your own use "Address list": parts and keys are the same.',
      dos: [
        'Pass what stands there without addresses as `empty`.',
        'Pass `choice` to choose: deleting and "Make default" are not offered then.',
        'Say in `onEvent` what happened to an address.',
      ],
      donts: [
        'Rely on it for a guest: it renders nothing.',
        'Open the form here: `onEdit` tells which address to change.',
      ],
    },
  },
} satisfies Meta<typeof AddressBookWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Choose: Story = { args: { choice: { chosenId: undefined, onChoose: () => undefined } } }

export const Empty: Story = { loaders: [openShop(undefined, user)] }

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = { globals: { network: 'failing' } }
