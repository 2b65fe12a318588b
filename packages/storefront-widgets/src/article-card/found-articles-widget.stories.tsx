import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { FoundArticlesWidget } from './found-articles-widget.tsx'

const meta = {
  title: 'Connected/Found articles',
  component: FoundArticlesWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: {
    term: 'article',
    title: 'Articles about “article”',
    firstPage: 1,
    articleHref: (slug) => `#${slug}`,
    pageHref: (pageNo) => `#${pageNo}`,
  },
  parameters: {
    usage: {
      when: 'The articles that a search finds, ten and ten more at a tap.',
      instead: 'With data of your own use "Article list": parts and keys are the same.',
      dos: ['Pass the term as `readSearchTerm` gives it.', 'Say in `empty` what to try instead.'],
      donts: [
        'Begin at the first page always: `firstPage` comes from the address.',
        'Rely on it where a shop has no articles: it renders nothing.',
      ],
    },
  },
} satisfies Meta<typeof FoundArticlesWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
}

export const Loading: Story = { globals: { network: 'slow' } }

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const Offline: Story = { ...Failed, globals: { network: 'offline' } }
