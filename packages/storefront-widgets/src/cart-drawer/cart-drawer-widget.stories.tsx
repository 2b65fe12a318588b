import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartDrawerWidget } from './cart-drawer-widget.tsx'
import { cartLinks, cartStates, cartStory } from './cart-story.fixtures.ts'

const meta = {
  title: 'Connected/Cart drawer',
  component: CartDrawerWidget,
  ...cartStory,
  args: { ...cartLinks, open: true, onOpenChange: () => undefined },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof CartDrawerWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Empty: Story = cartStates.Empty

export const Loading: Story = cartStates.Loading

export const Failed: Story = cartStates.Failed
