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
