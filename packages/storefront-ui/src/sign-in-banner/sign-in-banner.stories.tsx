import type { Meta, StoryObj } from '@storybook/react-vite'
import { SignInBanner } from './sign-in-banner.tsx'

const meta = {
  title: 'Checkout/Sign-in banner',
  component: SignInBanner,
  args: { coins: 18, mobileNumber: '9845012345', href: '#sign-in' },
  parameters: {
    usage: {
      when: 'Telling a guest at the checkout how many coins the order would earn after signing in.',
      instead: 'For a shopper who is signed in use the coins box.',
      dos: [
        'Name the number to sign in with: the order comes along with it.',
        'Show it only where there are coins to earn.',
      ],
      donts: ['Ask a guest to sign in before the order can be placed.', 'Pass another number than that of the order.'],
    },
  },
} satisfies Meta<typeof SignInBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const OneCoin: Story = { args: { coins: 1 } }

export const LargeText: Story = { globals: { textSize: 'double' } }

export const LongText: Story = { args: { coins: 1_23_456 }, globals: { locale: 'ta' } }
