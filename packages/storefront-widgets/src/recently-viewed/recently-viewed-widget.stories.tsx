import { recordView } from '@krishi/storefront-hooks/related'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop, storyProducts } from '../testing/index.ts'
import type { Visit } from '../testing/index.ts'
import { RecentlyViewedWidget } from './recently-viewed-widget.tsx'

/** Looks at four products. */
const lookAround: Visit = ({ storefront }) => {
  for (const { handle } of Object.values(storyProducts)) recordView(storefront.storage, handle)
}

const meta = {
  title: 'Connected/Recently viewed',
  component: RecentlyViewedWidget,
  loaders: [openShop(lookAround)],
  decorators: [inShop],
  args: {
    currentHandle: storyProducts.neem.handle,
    formAction: '#add',
    productHref: (handle) => `#${handle}`,
  },
  parameters: {
    usage: {
      when: 'The products that were viewed on this device.',
      instead: 'With data of your own use "Recently viewed": parts and keys are the same.',
      dos: [
        'Pass the product of the page as `currentHandle`: it is left out.',
        'Pass null where the page has no product.',
      ],
      donts: [
        'Keep a list of your own: the device has it.',
        'Keep its place where there are none: it renders nothing.',
      ],
    },
  },
} satisfies Meta<typeof RecentlyViewedWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
}

export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear list' }))
  },
}

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}
