import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppBanner } from './app-banner.tsx'

const meta = {
  title: 'Shell/App banner',
  component: AppBanner,
  globals: { viewport: { value: 'phone' } },
  args: { href: '#store', onDismiss: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'space-between', maxInlineSize: '17rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AppBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LongText: Story = { globals: { locale: 'ta' } }
