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
  parameters: { docs: { story: { inline: false, height: '740px' } } },
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
