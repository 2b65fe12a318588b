import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlertSwitch } from './alert-switch.tsx'

const meta = {
  title: 'Orders/Alert switch',
  component: AlertSwitch,
  args: { about: 'orders', isOn: false, onToggle: () => undefined },
  parameters: {
    usage: {
      when: 'Messages of the browser about orders or a price, for a shopper who asks for them.',
      instead: 'For a pack that is sold out use "Notify me": its message comes to the mobile number.',
      dos: [
        'Render it only where the browser can show messages and the shop sends them.',
        'Ask for the permission of the browser in `onToggle`, at the tap.',
      ],
      donts: ['Turn it on for the shopper.', 'Ask for the permission by yourself when a page opens.'],
      keys: { Space: 'turns alerts on or off', Enter: 'turns alerts on or off' },
    },
  },
} satisfies Meta<typeof AlertSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Asking: Story = { args: { status: 'asking' } }

export const On: Story = { args: { isOn: true } }

export const PriceOn: Story = { args: { about: 'price', isOn: true } }

export const Blocked: Story = { args: { status: 'blocked' } }

export const Failed: Story = { args: { status: 'failed' } }
