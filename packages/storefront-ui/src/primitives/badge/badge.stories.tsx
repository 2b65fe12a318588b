import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon, InfoIcon, LeafIcon } from '../icon/index.ts'
import { Badge } from './index.ts'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: '13% off', tone: 'offer' },
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
