import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRightIcon, CartIcon, CloseIcon, DeleteIcon, SearchIcon } from '../icon/index.ts'
import { Button, IconButton, LinkButton } from './index.ts'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Add to cart' },
  parameters: {
    usage: {
      when: 'An action of the shopper on this page.',
      instead: 'For the way to another page use `LinkButton`; for a drawing without words `IconButton`, with a label.',
      dos: [
        'Use one `primary` button in a view, `secondary` for the other way, `quiet` within a row, `danger` where something is lost.',
        'Say a verb, and the amount where there is one: "Pay ₹450".',
        'Set `pending` while it works: clicks are ignored, and focus stays.',
      ],
      donts: [
        'Disable it: pass `disabledReason`, which is read out and shown to a mouse.',
        'Rely on the reason being seen by touch: react to `onHeldClick`.',
      ],
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { args: { icon: <CartIcon /> } }

export const Tones: Story = {
  tags: ['visual-matrix'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--sf-space-12)' }}>
      <Button>Pay ₹450</Button>
      <Button tone="secondary">View cart</Button>
      <Button tone="quiet" icon={<ArrowRightIcon />}>
        View all
      </Button>
      <Button tone="danger" icon={<DeleteIcon />}>
        Remove
      </Button>
      <Button size="sm">Apply</Button>
      <LinkButton href="/collections/seeds" tone="secondary">
        See all seeds
      </LinkButton>
    </div>
  ),
}

export const Pending: Story = { args: { pending: true, children: 'Placing your order' } }

export const Held: Story = { args: { disabledReason: 'Choose a pack size first' } }

export const FullWidth: Story = { args: { width: 'full' } }

export const LongText: Story = {
  args: { width: 'full', children: 'கூடையில் சேர்க்கவும் மற்றும் தொடர்ந்து பொருட்களை வாங்கவும்', lang: 'ta' },
}

export const Icons: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 'var(--sf-space-12)' }}>
      <IconButton label="Search" icon={<SearchIcon size={24} />} />
      <IconButton label="Close" icon={<CloseIcon size={24} />} tone="outline" />
      <IconButton label="Cart" icon={<CartIcon size={24} />} tone="solid" />
      <IconButton label="Remove Tomato seeds" icon={<DeleteIcon />} pending />
    </div>
  ),
}
