import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabBar } from './tab-bar.tsx'

const meta = {
  title: 'Shell/Tab bar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { hrefs: { home: '#home', orders: '#orders', posts: '#posts', blogs: '#blogs' }, current: 'home' },
} satisfies Meta<typeof TabBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** On a page that is none of the four. */
export const Elsewhere: Story = { args: { current: null } }

export const LongWords: Story = { globals: { locale: 'ta' } }
