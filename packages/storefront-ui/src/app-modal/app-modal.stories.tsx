import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppModal } from './app-modal.tsx'

const meta = {
  title: 'Product/App modal',
  component: AppModal,
  args: { open: true, onClose: () => undefined, appHref: '#app' },
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'Offering the app once when the shopper goes back from a product page.',
      instead: 'For an invitation that hinders nobody use the app banner.',
      dos: [
        'Go on with Back in `onClose`: whoever declines still leaves the page.',
        'Remember that it was shown: once is enough.',
      ],
      donts: ['Hold the shopper on the page: Back leaves it, and does not only close the dialog.'],
      keys: { Escape: 'declines, and leaves the page' },
    },
  },
} satisfies Meta<typeof AppModal>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const LongText: Story = { globals: { locale: 'ta' } }
