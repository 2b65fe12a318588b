import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppDownload } from './app-download.tsx'
import { Redirecting } from './redirecting.tsx'

const meta = {
  title: 'Utility/Link redirect',
  component: Redirecting,
  args: { seconds: 1, href: '#', hrefs: { cropDoctor: '#', kisanVedika: '#', agriStore: '#' } },
} satisfies Meta<typeof Redirecting>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Nowhere: Story = { args: { seconds: null, href: undefined } }

export const App: Story = { render: () => <AppDownload appHref="#" /> }

export const LongText: Story = { globals: { locale: 'ta' } }
