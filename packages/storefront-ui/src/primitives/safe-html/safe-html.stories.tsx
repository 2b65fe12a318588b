import type { Meta, StoryObj } from '@storybook/react-vite'
import { SafeHtml, trustedHtml } from './index.ts'

const html = trustedHtml(`
  <h3>How to use</h3>
  <p>Sow in a raised bed, 2 cm deep, and move the plants after <strong>25 days</strong>.</p>
  <ul><li>Row to row: 60 cm</li><li>Plant to plant: 45 cm</li></ul>
  <table><tr><th>Season</th><th>Sowing</th></tr><tr><td>Kharif</td><td>June and July</td></tr></table>
  <p>More in <a href="/guides/tomato">our tomato guide</a>.</p>
`)

const meta = {
  title: 'Primitives/Safe HTML',
  component: SafeHtml,
  args: { html },
  parameters: {
    usage: {
      when: 'Text with headings, lists and tables that was written in the back office.',
      instead: 'For plain text use an element of the page.',
      dos: [
        'Make the HTML by `sanitizeHtml`, or by `trustedHtml` where our own server has cleaned it.',
        'Pass `lang` where the text is not in the language of the page.',
      ],
      donts: [
        'Call `trustedHtml` on anything that a shopper or another site wrote.',
        'Rely on styles in the text: it is shown in our type.',
      ],
    },
  },
} satisfies Meta<typeof SafeHtml>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
