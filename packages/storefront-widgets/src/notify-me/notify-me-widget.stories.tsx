import { NotifyAccepted } from '@krishi/storefront-ui/notify-me'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SimilarStripWidget } from '../similar-products/index.ts'
import { inShop, openShop, storyProducts } from '../testing/index.ts'
import type { Visit } from '../testing/index.ts'
import { NotifyMeWidget } from './notify-me-widget.tsx'

const product = storyProducts.sprayer
const [variant] = product.variants
const savitri = { isGuestUser: false, userId: 'user-1', mobileNumber: '9876543210' }

/** The request was made on an earlier visit. */
const ask: Visit = async ({ storefront: { ports, session, locale } }) => {
  const opened = await session.open()
  if (opened.ok && variant) await ports.notifyMe.put({ isOpen: true, user: opened.value, variant, locale })
}

const meta = {
  title: 'Connected/Notify me',
  component: NotifyMeWidget,
  loaders: [openShop(undefined, savitri)],
  decorators: [inShop],
  args: {
    product,
    variant,
    onNotice: () => undefined,
    renderSignIn: () => <p>+91</p>,
    renderAccepted: ({ onClose }) => (
      <NotifyAccepted open onOpenChange={onClose} product={product.productName.text}>
        <SimilarStripWidget
          productId={product.productId}
          title={storyProducts.neem.productName.text}
          formAction="#add"
          productHref={(handle) => `#${handle}`}
        />
      </NotifyAccepted>
    ),
  },
  parameters: {
    usage: {
      when: 'Asking to be told when a pack is back, on the page of a product.',
      instead: 'With data of your own use "Notify me": parts and keys are the same.',
      dos: [
        'Render a sign-in by `renderSignIn`: the request is made after it.',
        'Show similar products in `renderAccepted`.',
        'Set `hasBar` on a product page: the button then stands in the bar at the bottom of a phone too.',
      ],
      donts: [
        'Check the stock in the page: it renders nothing for a pack that can be bought.',
        'Say its notices in your own words: `useNotifyNotices` has them.',
      ],
    },
  },
} satisfies Meta<typeof NotifyMeWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Accepted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await canvas.findByRole('dialog')
  },
}

export const AskedBefore: Story = {
  loaders: [openShop(ask, savitri)],
  play: async ({ canvas }) => {
    await canvas.findByRole('paragraph')
  },
}

export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await canvas.findByText(/\p{L}/u, { selector: '[role=alert]' })
  },
}
