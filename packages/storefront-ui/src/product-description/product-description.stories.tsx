import type { Meta, StoryObj } from '@storybook/react-vite'
import { trustedHtml } from '../primitives/safe-html/index.ts'
import { aPackshot, aText } from '../testing/fixtures/index.ts'
import { ProductDescription } from './product-description.tsx'

const overview = {
  html: trustedHtml('<ul><li>Stands leaf curl, wilt and early blight</li><li>First picking in 60 days</li></ul>'),
  lang: 'en',
} as const

const description = {
  html: trustedHtml(
    '<p>Square round fruit of 90 g that travels well.</p><h3>Dose</h3><p>60 g of seed for an acre.</p>',
  ),
  lang: 'en',
} as const

const meta = {
  title: 'Product/Product description',
  component: ProductDescription,
  args: { overview, description },
  parameters: {
    usage: {
      when: 'What there is to read about a product: an overview in short, the description, a film.',
      instead: 'For questions use the FAQ list; for the label of a pesticide the label facts.',
      dos: [
        'Pass null as `overview` where there is none: a phone then shows the description, folded.',
        'Pass each text with its language.',
        'Give the film a poster: nobody is asked for the film before a tap.',
      ],
      donts: ['Put prices or stock into the text: they change.', 'Hide an empty text: it is said that there is none.'],
      keys: { 'Left, Right': 'the other text, on a phone', 'Home, End': 'the first and the last text' },
    },
  },
} satisfies Meta<typeof ProductDescription>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const WithoutOverview: Story = { args: { overview: null } }

export const Folded: Story = {
  args: { overview: null, description: { ...description, html: trustedHtml(description.html.repeat(6)) } },
}

export const NothingToRead: Story = {
  args: { overview: { html: trustedHtml(''), lang: 'en' }, description: null },
}

export const WithVideo: Story = {
  args: {
    video: { embedVideoId: 'abc', title: aText('How to sow tomato seeds'), posterUrl: aPackshot('seeds') },
  },
}

export const LongText: Story = { globals: { locale: 'ta' } }
