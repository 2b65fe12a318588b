import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeliveryEstimate } from './delivery-estimate.tsx'

const place = { pincode: '570010', name: 'Mysuru', approximate: false }
const ready = { status: 'ready', eta: { kind: 'days', from: 3, to: 4 }, lastDay: '2026-11-24' } as const

const meta = {
  title: 'Product/Delivery estimate',
  component: DeliveryEstimate,
  args: { place, estimate: ready, onPlaceAsk: () => undefined },
  parameters: {
    usage: {
      when: 'When a pack could arrive, and where.',
      instead: 'To ask for the place it opens the pincode modal.',
      dos: [
        'Say by `approximate` that the place was guessed.',
        'Pass null as `place` while there is none: it asks for one.',
        'Offer another try when the days could not be looked up.',
      ],
      donts: [
        'Invent days: `unknown` says "6+ Days".',
        'Hide it while it loads: it keeps one height, whatever it knows.',
      ],
    },
  },
} satisfies Meta<typeof DeliveryEstimate>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const NoPlace: Story = { args: { place: null } }

export const Approximate: Story = { args: { place: { ...place, approximate: true } } }

export const OneDay: Story = { args: { estimate: { ...ready, eta: { kind: 'days', from: 1, to: 1 } } } }

export const Loading: Story = { args: { estimate: { status: 'loading' } } }

export const Failed: Story = { args: { estimate: { status: 'failed', onRetry: () => undefined } } }

export const Unknown: Story = { args: { estimate: { ...ready, eta: { kind: 'unknown' } } } }

export const Undeliverable: Story = { args: { estimate: { ...ready, eta: { kind: 'undeliverable' } } } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: { place: { ...place, name: 'திருவனந்தபுரம் வடக்கு ஒன்றியம்', approximate: true } },
}
