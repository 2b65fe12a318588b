import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareButton, ShareMenu } from './index.ts'

const meta = {
  title: 'Reviews/Share menu',
  component: ShareMenu,
  args: {
    open: true,
    product: 'Arka Rakshak Tomato Seeds',
    link: 'https://shop.example/s/aGVsbG8gd29',
    messagingHref: '#messaging',
    onOpenChange: () => undefined,
    onCopy: () => undefined,
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      when: 'Sharing a product where the device has no share sheet of its own.',
      instead: 'Where it has one, call that from `ShareButton`.',
      dos: ['Pass a short link.', 'Say in a toast that it was copied, or that it could not be.'],
      donts: [
        'Hide the link: it stands in a field for browsers that forbid copying.',
        'Put facts about the shopper into the link.',
      ],
    },
  },
} satisfies Meta<typeof ShareMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Tamil: Story = { globals: { locale: 'ta' } }

export const TheButton: Story = {
  render: ({ product }) => <ShareButton product={product} onShare={() => undefined} />,
}

export const Pending: Story = {
  render: ({ product }) => <ShareButton product={product} pending onShare={() => undefined} />,
}
