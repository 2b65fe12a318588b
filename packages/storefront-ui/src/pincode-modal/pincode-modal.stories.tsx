import type { Meta, StoryObj } from '@storybook/react-vite'
import { PincodeModal } from './pincode-modal.tsx'

const nothing = () => undefined
const addresses = ['Home', 'Farm', 'Shop', 'Mother', 'Cold store'].map((name, index) => ({
  id: name,
  name,
  line: `${index + 1} - Temple Road`,
  city: 'Mysuru',
  pincode: `57001${index}`,
}))

const meta = {
  title: 'Product/Pincode modal',
  component: PincodeModal,
  args: {
    open: true,
    onOpenChange: nothing,
    problem: null,
    onPincodeSubmit: nothing,
    onPincodeChange: nothing,
    onLocate: nothing,
    onAddressChoose: nothing,
  },
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'Asking where to deliver: a pincode, the location of the device, or a saved address.',
      instead: 'For a whole address use the address form; to choose one for an order the address list.',
      dos: [
        'Leave `onLocate` out where the device cannot tell: there is no button then.',
        'Drop `problem` in `onPincodeChange`.',
        'Show the sentence of the server for a pincode that does not exist.',
      ],
      donts: [
        'Ask for the location before the button is pressed.',
        'Send fewer than six digits: it refuses them itself.',
      ],
      keys: { Enter: 'looks the pincode up' },
    },
  },
} satisfies Meta<typeof PincodeModal>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const WithAddresses: Story = { args: { addresses } }

export const Invalid: Story = { args: { problem: { kind: 'invalid' } } }

export const Unreachable: Story = { args: { problem: { kind: 'unreachable' } } }

export const Denied: Story = { args: { problem: { kind: 'denied' } } }

export const Locating: Story = { args: { pending: 'location' } }

export const LongText: Story = { globals: { locale: 'ta' }, args: { problem: { kind: 'denied' }, addresses } }
