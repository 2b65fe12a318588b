import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../primitives/badge/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { LeafIcon } from '../primitives/icon/index.ts'
import { Price } from '../primitives/price/index.ts'
import { ProgressBar } from '../primitives/progress/index.ts'

const grounds = ['bg', 'surface', 'surface-sunken', 'tile', 'action-soft', 'offer-soft', 'danger-soft', 'info-soft']
const sizes = ['36', '28', '22', '18', '16', '14', '12']

/** The shop's hand in one picture: grounds, type, and the parts that every screen is made of. */
function Tokens() {
  return (
    <div style={{ display: 'grid', gap: 'var(--sf-space-24)' }}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          gap: 'var(--sf-space-8)',
        }}
      >
        {grounds.map((name) => (
          <div
            key={name}
            style={{
              padding: 'var(--sf-space-16)',
              border: 'var(--sf-hairline) solid var(--sf-color-border)',
              borderRadius: 'var(--sf-radius-card)',
              background: `var(--sf-color-${name})`,
            }}
          >
            <div>{name}</div>
            <div style={{ color: 'var(--sf-color-text-muted)' }}>muted</div>
          </div>
        ))}
      </div>
      <div>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--sf-font-size-${size})` }}>
            टमाटर बीज · தக்காளி விதை · Seeds {size}
          </p>
        ))}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--sf-space-12)' }}>
        <Price amount={45_000} compareAt={52_000} size="lg" />
        <Badge tone="offer">13% off</Badge>
        <Badge tone="success" icon={<LeafIcon />}>
          Organic
        </Badge>
        <Button>Add to cart</Button>
        <LinkButton href="/cart" tone="secondary">
          View cart
        </LinkButton>
      </div>
      <ProgressBar value={0.6} label="Free delivery" />
      <ErrorNotice onRetry={() => undefined}>The products did not load.</ErrorNotice>
    </div>
  )
}

const meta = {
  title: 'Primitives/Tokens',
  component: Tokens,
  tags: ['visual-matrix'],
  parameters: {
    usage: {
      when: 'Looking at grounds, sizes of type and the commonest parts of one brand together, such as after a change of its tokens.',
      instead: 'For the value, contrast and users of one token see the foundations.',
      dos: [
        'Change brand, colour scheme and text size in the toolbar.',
        'Compare it with its picture in the visual tests.',
      ],
      donts: ['Import it: it is a story, not a widget.'],
    },
  },
} satisfies Meta<typeof Tokens>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
