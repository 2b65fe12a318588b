import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppDownload } from './app-download.tsx'
import { Redirecting } from './redirecting.tsx'

const meta = {
  title: 'Utility/Link redirect',
  component: Redirecting,
  args: { seconds: 1, href: '#', hrefs: { cropDoctor: '#', kisanVedika: '#', agriStore: '#' } },
  parameters: {
    usage: {
      when: 'The page of a link that leads on by itself, or of the app.',
      instead: 'For the page of the app use `AppDownload`.',
      dos: [
        'Pass `href` for whoever does not wait.',
        'Leave it out where the link leads nowhere: the cards below are the way on.',
      ],
      donts: [
        'Announce each second: the timer is silent.',
        'Leave out how long it has been shown: `seconds` counts while the shopper waits.',
      ],
    },
  },
} satisfies Meta<typeof Redirecting>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Nowhere: Story = { args: { seconds: null, href: undefined } }

export const App: Story = { render: () => <AppDownload appHref="#" /> }

export const LongText: Story = { globals: { locale: 'ta' } }
