import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState, SearchDrawing } from '../primitives/empty-state/index.ts'
import { anArticle } from './article-card.fixtures.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleList } from './article-list.tsx'

const cards = ['leaf-curl', 'staking', 'drip'].map((slug) => (
  <li key={slug}>
    <ArticleCard article={anArticle({ slug, title: `Article on ${slug}` })} href={`#${slug}`} />
  </li>
))

const meta = {
  title: 'Community/Article list',
  component: ArticleList,
  args: { title: 'Articles about tomato', status: 'ready', nextHref: '#more', children: cards },
  parameters: {
    usage: {
      when: 'Articles in one to three columns, and the way to more.',
      instead: 'For products use the product grid.',
      dos: [
        'Pass the address of the next page, so that "Load more articles" works without scripts.',
        'Say in `empty` what was looked for.',
      ],
      donts: [
        'Pass cards without a list item and a key around them.',
        'Drop the cards when a later page fails: `failed` keeps them.',
      ],
    },
  },
} satisfies Meta<typeof ArticleList>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Loading: Story = { args: { status: 'loading', children: null } }

export const LoadingMore: Story = { args: { status: 'loading-more' } }

export const Ended: Story = { args: { status: 'ended' } }

export const Empty: Story = {
  args: {
    status: 'ended',
    children: null,
    empty: <EmptyState drawing={<SearchDrawing />} title="No articles found" />,
  },
}

export const Failed: Story = { args: { status: 'failed', children: null, onRetry: () => undefined } }
