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
  parameters: {
    usage: {
      when: 'Inviting to the app of the shop on a phone, in the row of the buttons at the end of the screen.',
      instead: 'For whoever leaves a product page there is the app modal.',
      dos: ['Remember that it was closed.', 'Put it beside buttons: it fills the rest of their row.'],
      donts: ['Give it a row of its own above the page: the page would move.', 'Show it within the app.'],
    },
  },
} satisfies Meta<typeof AppBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LongText: Story = { globals: { locale: 'ta' } }
