import type { PushDevice } from '@krishi/storefront-hooks/alerts'
import { createMemoryAlertsPort } from '@krishi/storefront-hooks/alerts'
import { aShop, createMemoryBackend } from '@krishi/storefront-hooks/memory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { AlertWidget } from './alert-widget.tsx'

const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: { p256dh: '', auth: '' } }

const aBrowser: PushDevice = {
  isSupported: true,
  isBlocked: () => false,
  target: () => Promise.resolve(target),
  subscribe: () => Promise.resolve(target),
}

const port = createMemoryAlertsPort(createMemoryBackend({ shop: aShop() }))

const meta = {
  title: 'Connected/Alerts',
  component: AlertWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: { variantId: null, port, device: aBrowser },
  parameters: {
    usage: {
      when: 'Messages of the browser about the orders of the shopper or the price of a pack.',
      instead: 'With data of your own use "Alert switch": parts and keys are the same.',
      dos: [
        'Pass `createHttpAlertsPort` and `createBrowserPush(window, workerUrl)`, and keep both stable.',
        'Load it late: no first page needs it.',
      ],
      donts: ['Show a stand-in where there are no alerts: it renders nothing then.'],
    },
  },
} satisfies Meta<typeof AlertWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
