import type { Meta, StoryObj } from '@storybook/react-vite'
import { trustedHtml } from '../primitives/safe-html/index.ts'
import { aPackshot } from '../testing/fixtures/index.ts'
import { CoinExplainer } from './coin-explainer.tsx'

const meta = {
  title: 'Product/Coin explainer',
  component: CoinExplainer,
  args: {
    open: true,
    onOpenChange: () => undefined,
    termsHtml: trustedHtml('<ul><li>Coins are valid for 180 days.</li><li>They cannot be paid out.</li></ul>'),
    worth: '₹1',
    most: 100,
  },
  parameters: {
    docs: { story: { inline: false, height: '740px' } },
    usage: {
      when: 'How coins are earned and used, and on what terms, over a page.',
      instead: 'As a part of a page use `CoinExplanation` with `hasHeading`.',
      dos: [
        'Pass null as `termsHtml` when the terms could not be loaded: it says so.',
        'Describe picture or film in `alt`; the steps below say the same.',
      ],
      donts: [
        'Start a film by itself: it has controls, and is fetched when played.',
        'State a worth that differs from the coins box.',
      ],
    },
  },
} satisfies Meta<typeof CoinExplainer>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const OwnWords: Story = {
  args: {
    heading: 'Coins of the cooperative',
    subHeading: 'For all members',
    media: { type: 'image', src: aPackshot('seeds'), alt: 'The box beside the coins at payment' },
  },
}

export const NoTerms: Story = { args: { termsHtml: null } }

export const LongText: Story = { globals: { locale: 'ta' } }
