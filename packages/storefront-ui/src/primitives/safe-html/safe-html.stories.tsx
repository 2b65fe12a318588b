import type { Meta, StoryObj } from '@storybook/react-vite'
import { SafeHtml, trustedHtml } from './index.ts'

const html = trustedHtml(`
  <h3>How to use</h3>
  <p>Sow in a raised bed, 2 cm deep, and move the plants after <strong>25 days</strong>.</p>
  <ul><li>Row to row: 60 cm</li><li>Plant to plant: 45 cm</li></ul>
  <table><tr><th>Season</th><th>Sowing</th></tr><tr><td>Kharif</td><td>June and July</td></tr></table>
  <p>More in <a href="/guides/tomato">our tomato guide</a>.</p>
`)

const meta = { title: 'Primitives/Safe HTML', component: SafeHtml, args: { html } } satisfies Meta<typeof SafeHtml>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
