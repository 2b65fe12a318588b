import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { SharedCartWidget } from './shared-cart-widget.tsx'

const meta = {
  title: 'Connected/Shared cart',
  component: SharedCartWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: {
    fragment: '#cart=tomato.tomato-10g.2~compost.compost-40kg.5~sprayer.sprayer-2l.1~gone.gone-1.1',
    productHref: (handle) => `#${handle}`,
    cartHref: '#cart',
    shopHref: '#shop',
  },
  parameters: {
    usage: {
      when: 'The page of a cart that came by a link, or from a page of another origin.',
      instead: 'With data of your own use "Shared cart": parts and keys are the same.',
      dos: [
        'Pass the fragment of the address; null on a server, which never sees it.',
        'Go to the cart in `onTaken`, once all of a handed-over cart is in it.',
      ],
      donts: [
        'Put the cart into the query of an address: servers would log it.',
        'Add a linked cart by yourself: the shopper chooses.',
      ],
    },
  },
} satisfies Meta<typeof SharedCartWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  tags: ['visual-matrix'],
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /./ })
  },
}

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const Empty: Story = { args: { fragment: '#cart=' } }
