import type { Meta, StoryObj } from '@storybook/react-vite'
import { SignInBanner } from './sign-in-banner.tsx'

const meta = {
  title: 'Checkout/Sign-in banner',
  component: SignInBanner,
  args: { coins: 18, mobileNumber: '9845012345', href: '#sign-in' },
} satisfies Meta<typeof SignInBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const OneCoin: Story = { args: { coins: 1 } }

export const LargeText: Story = { globals: { textSize: 'double' } }

export const LongText: Story = { args: { coins: 1_23_456 }, globals: { locale: 'ta' } }
