import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { AddressFormWidget } from './address-form-widget.tsx'

/** Types a pincode, whatever the language of the form. */
function typePincode(pincode: string): NonNullable<Story['play']> {
  return async ({ canvasElement, userEvent }) => {
    const field = canvasElement.querySelector('[name="pinCode"]')
    if (field) await userEvent.type(field, pincode)
  }
}

const meta = {
  title: 'Connected/Address form',
  component: AddressFormWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { mode: 'add', saving: false, onAddress: () => undefined, onCancel: () => undefined },
  parameters: {
    usage: {
      when: 'Asking for an address, with its draft, its checks and the look-up of the pincode.',
      instead: 'With data of your own use "Address form": parts and keys are the same.',
      dos: [
        'Send the address in `onAddress`: it is called once nothing is wrong.',
        'Set `saving` until the answer is there.',
      ],
      donts: [
        'Keep a draft beside it: the storefront keeps it over a reload.',
        'Check the address again in the page: the rules are those of core.',
      ],
    },
  },
} satisfies Meta<typeof AddressFormWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const FilledFromPincode: Story = {
  play: async (context) => {
    await typePincode('570010')(context)
    await context.canvas.findByDisplayValue('Karnataka')
  },
}

export const UnknownPincode: Story = {
  play: async (context) => {
    await typePincode('999999')(context)
    await context.canvas.findByText('Invalid Pincode')
  },
}

export const LookingUp: Story = { globals: { network: 'slow' }, play: typePincode('570010') }

export const Failed: Story = { globals: { network: 'failing' }, play: typePincode('570010') }

export const Offline: Story = { globals: { network: 'offline' }, play: typePincode('570010') }

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const [submit] = canvas.getAllByRole<HTMLButtonElement>('button').filter(({ type }) => type === 'submit')
    if (submit) await userEvent.click(submit)
  },
}
