import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Drawer } from './index.ts'
import type { DrawerProps } from './index.ts'

function Filters({ side = 'end' }: Pick<DrawerProps, 'side'>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side={side}
        title="Filter"
        footer={
          <Button width="full" onClick={() => setOpen(false)}>
            Show 24 products
          </Button>
        }
      >
        <p>Brands, prices and ratings.</p>
      </Drawer>
    </>
  )
}

const meta = {
  title: 'Primitives/Drawer',
  component: Filters,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      when: 'A tall panel at an edge over the page: a cart, filters, menus. On a phone it takes the whole screen.',
      instead: 'For one question use the dialog.',
      dos: [
        'Use `end` for the cart, `start` for menus, `bottom` for a sheet that is reached by the thumb.',
        'Put sums and the main button into `footer`.',
      ],
      donts: ['Use it for content that belongs into the page.', 'Put a closing button into it: it has one.'],
    },
  },
} satisfies Meta<typeof Filters>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Start: Story = { args: { side: 'start' } }

export const Sheet: Story = { args: { side: 'bottom' } }
