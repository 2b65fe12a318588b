import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../primitives/button/index.ts'
import { CouponSuccess } from './coupon-success.tsx'
import type { CouponSuccessProps } from './coupon-success.tsx'

/** A page on which it can be seen again, as high as the window that it covers. */
function Celebration({ applied: initially }: CouponSuccessProps) {
  const [applied, setApplied] = useState(initially)
  return (
    <div style={{ minBlockSize: '90dvh' }}>
      <Button onClick={() => setApplied(initially)}>Celebrate</Button>
      <CouponSuccess applied={applied} onDismiss={() => setApplied(null)} />
    </div>
  )
}

const meta = {
  title: 'Checkout/Coupon success',
  component: CouponSuccess,
  args: { applied: { name: 'KISAN120', value: 12_000 }, onDismiss: () => undefined },
  render: (args) => <Celebration {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      when: 'Saying for four seconds that a coupon is applied, and how much it takes off.',
      instead: 'For anything that is not a saving use a toast.',
      dos: [
        'Mount it once: its live region must be in the page before its text.',
        'Set `applied` to null in `onDismiss`.',
      ],
      donts: [
        'Put anything into it that has to be read later: it goes, and the coupon row stays.',
        'Celebrate a coupon that was only restored with the page.',
      ],
      keys: { Escape: 'closes it, and not the drawer behind it' },
    },
  },
} satisfies Meta<typeof CouponSuccess>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const LargeText: Story = { globals: { textSize: 'double' } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: { applied: { name: 'UZHAVARTHIRUVIZHA2026', value: 1_23_45_600 } },
}
