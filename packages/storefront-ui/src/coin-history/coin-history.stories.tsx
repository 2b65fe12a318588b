import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoinExplanation } from '../coin-explainer/index.ts'
import { CoinHistory } from './coin-history.tsx'

const order = { orderName: 'BH10042', createdOn: '2026-07-04T09:05:00.000Z' }
const transactions = [
  { id: '4', points: -60, kind: 'spent', ...order, expiresOn: null, isExpired: false },
  { id: '3', points: 150, kind: 'earned', ...order, expiresOn: '2026-12-31T09:05:00.000Z', isExpired: false },
  { id: '2', points: -40, kind: 'expired', ...order, expiresOn: null, isExpired: false },
  { id: '1', points: 40, kind: 'earned', ...order, expiresOn: '2026-06-30T09:05:00.000Z', isExpired: true },
] as const

const meta = {
  title: 'Account/Coin history',
  component: CoinHistory,
  args: {
    state: { status: 'ready', coins: { balance: 90, earned: 190, transactions } },
    children: <CoinExplanation termsHtml={null} worth="₹1" most={100} hasHeading />,
  },
  parameters: {
    usage: {
      when: 'The coins of a shopper: how many there are, what came and went, and when they expire.',
      instead: 'At payment use the coins box.',
      dos: ['Pass how coins work as `children`.', 'Leave a text of `texts` empty to keep ours.'],
      donts: [
        'Add the balance up from the list: it may be longer than what is shown.',
        'Show a movement by colour alone: its sign and words say it.',
      ],
    },
  },
} satisfies Meta<typeof CoinHistory>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const None: Story = { args: { state: { status: 'ready', coins: { balance: 0, earned: 0, transactions: [] } } } }

export const Failed: Story = { args: { state: { status: 'failed', onRetry: () => undefined } } }
