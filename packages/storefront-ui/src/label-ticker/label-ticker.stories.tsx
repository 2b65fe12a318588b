import type { Meta, StoryObj } from '@storybook/react-vite'
import { LabelTicker } from './label-ticker.tsx'

const meta = {
  title: 'Product/Label ticker',
  component: LabelTicker,
  args: { labels: ['14% Cheaper', 'Same content: Tebuconazole 25.9% EC', 'Brand: Neelmitra'] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      when: 'Two to four short facts that take turns in one place.',
      instead: 'For facts that must all be seen use badges or a list.',
      dos: ['Keep them of like length: the longest decides the height.', 'Leave the button that stops them in place.'],
      donts: ['Put links into it.', 'Put the price or a warning into it: it is seen for a moment only.'],
    },
  },
} satisfies Meta<typeof LabelTicker>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const One: Story = { args: { labels: ['14% Cheaper'] } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: { labels: ['அதே உட்பொருள்: Carbendazim 12% + Mancozeb 63% WP, நனையும் தூள்', 'பிராண்ட்: நீல்மித்ரா'] },
}
