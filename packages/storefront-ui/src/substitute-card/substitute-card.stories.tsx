import type { Meta, StoryObj } from '@storybook/react-vite'
import { aText } from '../testing/fixtures/index.ts'
import { aSubstitute } from './substitute-card.fixtures.tsx'
import { SubstituteCard } from './substitute-card.tsx'
import { SubstituteNotice } from './substitute-notice.tsx'

const meta = {
  title: 'Product/Substitute card',
  component: SubstituteCard,
  args: aSubstitute,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      when: 'A cheaper product with the same content, on the page of a dearer one.',
      instead: 'For products that are only alike use the product strip.',
      dos: [
        'Compare the same amount: the card says so.',
        'Set `showRating` only where the rating recommends it.',
        'Show `SubstituteNotice` on its page, with the way back.',
      ],
      donts: ['Call content the same that is not: leave `sharedContent` out.', 'Show more than one.'],
    },
  },
} satisfies Meta<typeof SubstituteCard>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

/** Its rating recommends nothing. */
export const PoorlyRated: Story = { args: { showRating: false } }

export const OwnersWords: Story = {
  args: { words: { substituteFor: 'We suggest instead of', cheaper: 'Save #PERCENTAGE%' } },
}

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: {
    substituteFor: aText('சரயுகவச் நவ்ரின் டெபுகோனசோல் 25.9% EC பூஞ்சைக் கொல்லி', 'ta'),
    product: {
      ...aSubstitute.product,
      productName: aText('நீல்மித்ரா உத்தமன் டெபுகோனசோல் 25.9% EC பூஞ்சைக் கொல்லி', 'ta'),
    },
  },
}

export const Notice: Story = {
  render: () => <SubstituteNotice substituteFor={aSubstitute.substituteFor} href="#back" cheaperPercent={14} />,
}
