import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountMenu } from './account-menu.tsx'

const meta = {
  title: 'Shell/Account menu',
  component: AccountMenu,
  args: {
    hrefs: { orders: '#orders', addresses: '#addresses', farm: '#farm', posts: '#posts', wishlist: '#wishlist' },
    loyaltyHref: '#loyalty',
    onSignOut: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', paddingBlockEnd: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play({ canvasElement }) {
    const details = canvasElement.querySelector('details')
    if (details) details.open = true
  },
}

export const WithoutCoins: Story = { ...Open, args: { loyaltyHref: null } }

export const LongWords: Story = { ...Open, globals: { locale: 'ta' } }
