import type { Meta, StoryObj } from '@storybook/react-vite'
import { aTracking } from '../testing/index.ts'
import { TrackingDialog } from './tracking-dialog.tsx'
import { TrackingTimeline } from './tracking-timeline.tsx'

const onRetry = () => undefined

const meta = {
  title: 'Account/Tracking timeline',
  component: TrackingTimeline,
  args: { state: { status: 'ready', tracking: aTracking(), onRetry } },
  parameters: {
    usage: {
      when: 'The way of a parcel, the newest first.',
      instead: 'In a word or two use the order status.',
      dos: [
        'Over a page use `TrackingDialog`.',
        'Keep what the carrier told before when it does not answer: it is marked with its time.',
      ],
      donts: ['Say that a parcel is lost because a carrier does not answer.', 'Reorder the events.'],
    },
  },
} satisfies Meta<typeof TrackingTimeline>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

/** The carrier does not answer: what it told before is shown. */
export const Stale: Story = { args: { state: { status: 'ready', tracking: aTracking({ isStale: true }), onRetry } } }

/** The carrier has never answered. */
export const Unreached: Story = {
  args: {
    state: { status: 'ready', tracking: aTracking({ isStale: true, readAt: null, events: [] }), onRetry },
  },
}

export const NothingYet: Story = {
  args: { state: { status: 'ready', tracking: aTracking({ events: [] }), onRetry } },
}

export const Missing: Story = { args: { state: { status: 'missing' } } }

export const InDialog: Story = {
  render: (args) => <TrackingDialog {...args} open onOpenChange={() => undefined} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
}
