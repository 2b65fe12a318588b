import type { Meta, StoryObj } from '@storybook/react-vite'
import { TopStrip } from './top-strip.tsx'

const meta = {
  title: 'Shell/Top strip',
  component: TopStrip,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Links for partners, and a number to call, above the bar of a wide screen or as a list in the menu drawer.',
      instead: "For shoppers' questions use the help button.",
      dos: [
        'Leave `corporateHref` or `callNumber` empty where there is none.',
        'Use the same links in the strip and in the drawer.',
      ],
      donts: ['Put offers into it.', 'Show it on a phone above the bar.'],
    },
  },
  args: {
    brandName: 'Krishi',
    sellHref: '#sell',
    bulkHref: '#bulk',
    corporateHref: 'https://example.com',
    callNumber: '1800123456',
  },
} satisfies Meta<typeof TopStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutCompany: Story = { args: { corporateHref: '', callNumber: '' } }

export const LongWords: Story = { globals: { locale: 'ta' } }
