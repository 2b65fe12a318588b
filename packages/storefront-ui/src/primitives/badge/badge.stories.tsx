import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon, InfoIcon, LeafIcon } from '../icon/index.ts'
import { Badge } from './index.ts'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: '13% off', tone: 'offer' },
  parameters: {
    usage: {
      when: 'A fact about a thing in one or two words: a discount, organic, new.',
      instead: 'For a sentence use an error notice or a toast; for something to press use a button.',
      dos: [
        'Choose the tone by meaning: `offer` for savings, `success` for good news, `danger` for what is gone.',
        'Add an icon where the tone matters, so that colour is not alone.',
      ],
      donts: ['Put more than two of them on one picture.', 'Make it a link.'],
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--sf-space-8)' }}>
      <Badge tone="offer">13% off</Badge>
      <Badge tone="success" icon={<LeafIcon />}>
        Organic
      </Badge>
      <Badge tone="info" icon={<InfoIcon />}>
        New
      </Badge>
      <Badge tone="danger">Sold out</Badge>
      <Badge icon={<CheckIcon />}>Best value</Badge>
    </div>
  ),
}
