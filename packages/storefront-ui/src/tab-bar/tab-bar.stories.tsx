import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabBar } from './tab-bar.tsx'

const meta = {
  title: 'Shell/Tab bar',
  component: TabBar,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Four pages at hand on a phone, at the end of the screen.',
      instead: 'On a wide screen the navigation bar has the same ways.',
      dos: ['Put it last in the page.', 'Pass null as `current` on any other page.'],
      donts: [
        'Put a fifth tab, or an action, into it.',
        'Show it together with another bar at the same edge, such as the sticky cart bar.',
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  args: { hrefs: { home: '#home', orders: '#orders', posts: '#posts', blogs: '#blogs' }, current: 'home' },
} satisfies Meta<typeof TabBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** On a page that is none of the four. */
export const Elsewhere: Story = { args: { current: null } }

export const LongWords: Story = { globals: { locale: 'ta' } }
