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
