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
