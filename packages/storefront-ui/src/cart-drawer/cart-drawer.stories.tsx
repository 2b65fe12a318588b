import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../primitives/button/index.ts'
import { someTotals } from '../testing/index.ts'
import { aCartView, aContent } from './cart-drawer.fixtures.tsx'
import { CartDrawer } from './cart-drawer.tsx'
import type { CartDrawerProps } from './cart-drawer.tsx'

/** A page with the button that opens the cart. */
function Page(props: CartDrawerProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the cart</Button>
      <CartDrawer {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Cart/Cart drawer',
  component: CartDrawer,
  args: { ...aContent(), open: true, onOpenChange: () => undefined },
  render: (args) => <Page {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'A look into the cart without leaving the page: what is in it, what it costs, and the way on.',
      instead: 'The page of the cart shows the same content where there is room for it. For one message take a toast.',
      dos: [
        'Open it by the cart button, and by an add only where the page asks for it.',
        'Tell what a price sync changed in `receipt`, so that the shopper reads it before Proceed.',
      ],
      donts: [
        'Open it by itself after an add: the shopper wants to go on looking.',
        'Put anything below Proceed that looks like it.',
      ],
    },
  },
} satisfies Meta<typeof CartDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Closed: Story = { args: { open: false } }

export const Empty: Story = {
  args: { cart: aCartView({ lines: [], totals: someTotals({ totalNoOfItemsinCart: 0 }) }) },
}

export const Fetching: Story = { args: { cart: aCartView({ prices: 'fetching' }) } }

export const Failed: Story = { args: { cart: aCartView({ prices: 'failed' }) } }

export const LongText: Story = { globals: { locale: 'ta' } }
