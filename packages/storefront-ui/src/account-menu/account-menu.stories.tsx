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
  parameters: {
    usage: {
      when: "What is the shopper's own, behind one button of the bar: orders, addresses, farm, posts, coins, the way out.",
      instead: 'For whoever is not signed in the navigation bar shows a link to the account.',
      dos: [
        'Pass it as `accountMenu` to the navigation bar.',
        'Pass null as `loyaltyHref` where the shop has no coins.',
      ],
      donts: ['Add links to the shop: they belong into the menu.', 'Ask before signing out.'],
    },
  },
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
