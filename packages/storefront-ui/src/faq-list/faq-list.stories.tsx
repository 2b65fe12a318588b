import type { Meta, StoryObj } from '@storybook/react-vite'
import { aText } from '../testing/fixtures/index.ts'
import { FaqList } from './faq-list.tsx'

const meta = {
  title: 'Product/FAQ list',
  component: FaqList,
  args: {
    questions: [
      {
        id: 'mix',
        question: aText('Can I mix it with another spray?'),
        answer: aText('Mix a little of both in a glass of water first.'),
      },
      {
        id: 'time',
        question: aText('At what time of day should I spray?'),
        answer: aText('Early in the morning or in the evening, when there is little wind.'),
      },
    ],
  },
  parameters: {
    usage: {
      when: 'Questions about a product that open their answers.',
      instead: 'For questions of shoppers to each other use the posts of the community.',
      dos: ['Put the question that is asked most first.', 'Pass question and answer with their language.'],
      donts: [
        'Hide in an answer what must be read before buying.',
        'Close one when another opens: answers are compared.',
      ],
    },
  },
} satisfies Meta<typeof FaqList>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Can I mix it with another spray?'))
  },
}

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: {
    questions: [
      {
        id: 'keep',
        question: aText('விளைச்சலிலிருந்து அடுத்த பருவத்துக்கு விதை எடுக்கலாமா?', 'ta'),
        answer: aText('மேம்பட்ட அல்லது நாட்டு ரகம் என்றால் எடுக்கலாம்.', 'ta'),
      },
    ],
  },
}
