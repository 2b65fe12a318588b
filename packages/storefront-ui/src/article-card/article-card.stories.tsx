import type { Meta, StoryObj } from '@storybook/react-vite'
import { aFilm, anArticle } from './article-card.fixtures.ts'
import { ArticleCard } from './article-card.tsx'

const meta = {
  title: 'Community/Article card',
  component: ArticleCard,
  args: { article: anArticle(), href: '#article' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      when: 'An article in a list: picture, category, title, who wrote it and when.',
      instead: 'For a question of a farmer use the post list; for a product the product card.',
      dos: ['Set `headingLevel` to fit the page.', 'Put it into the article list, which brings the columns.'],
      donts: ['Add links to it: one link covers the card.', 'Play a film in it: it only says that there is one.'],
    },
  },
} satisfies Meta<typeof ArticleCard>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Video: Story = { args: { article: anArticle({ headerMedia: aFilm }) } }

export const NoPicture: Story = { args: { article: anArticle({ headerMedia: { type: 'image', src: '' } }) } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: {
    article: anArticle({
      title: 'தக்காளியில் இலைச்சுருட்டு நோய்: முதல் வாரத்தில் என்ன செய்ய வேண்டும், எதைத் தவிர்க்க வேண்டும்',
      categoryPath: [{ name: 'பயிர்ப் பாதுகாப்பு' }],
    }),
  },
}
