import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotifyAccepted } from './notify-accepted.tsx'
import { NotifyMe } from './notify-me.tsx'

const nothing = () => undefined

const meta = {
  title: 'Product/Notify me',
  component: NotifyMe,
  args: { isOpen: false, onToggle: nothing },
  parameters: {
    usage: {
      when: 'Asking to be told when a pack that is sold out is back.',
      instead: 'For a pack that can be bought use the quantity control; for what can replace it the substitute card.',
      dos: [
        'Use `isShort` in the sticky cart bar.',
        'Open `NotifyAccepted` with similar products once the request is taken.',
      ],
      donts: [
        'Ask for a number again: whoever is signed in has one.',
        'Take it away while a request is open: the same button cancels it.',
      ],
    },
  },
} satisfies Meta<typeof NotifyMe>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Open: Story = { args: { isOpen: true } }

export const Pending: Story = { args: { isPending: true } }

export const Failed: Story = { args: { problem: 'failed' } }

export const LongText: Story = { globals: { locale: 'ta' }, args: { isOpen: true, problem: 'failed' } }

export const Accepted: Story = {
  render: () => <NotifyAccepted open onOpenChange={nothing} product="Tomato hybrid seeds, 10 g" />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
}
