import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartDrawerWidget } from './cart-drawer-widget.tsx'
import { cartLinks, cartStates, cartStory } from './cart-story.fixtures.ts'

const meta = {
  title: 'Connected/Cart drawer',
  component: CartDrawerWidget,
  ...cartStory,
  args: { ...cartLinks, open: true, onOpenChange: () => undefined },
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'The cart over any page, bound to the cart of the storefront.',
      instead: 'With data of your own use "Cart drawer": parts and keys are the same.',
      dos: [
        'Open it by the cart button, and by "Buy now".',
        'Pass cross sell and what was put aside as `crossSell` and `aside`.',
      ],
      donts: ['Mount it twice in a page.', 'Price the cart in the page: it asks by itself.'],
    },
  },
} satisfies Meta<typeof CartDrawerWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Empty: Story = cartStates.Empty

export const Loading: Story = cartStates.Loading

export const Failed: Story = cartStates.Failed
