import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { FoundStripWidget } from './found-strip-widget.tsx'

const meta = {
  title: 'Connected/Found products strip',
  component: FoundStripWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: {
    term: 'o',
    title: 'Goods for this',
    allHref: '#all',
    formAction: '#add',
    productHref: (handle) => `#${handle}`,
  },
  parameters: {
    usage: {
      when: 'The goods that a text speaks of, found by words: ten at most, in a row.',
      instead: 'For what a shopper searches use the connected found products.',
      dos: ['Pass `formAction`, so that its cards sell before scripts run.', 'Choose words that find goods for sure.'],
      donts: ['Use it where a failure must be seen: it renders nothing then, and nothing where only near matches are.'],
    },
  },
} satisfies Meta<typeof FoundStripWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
  },
}

export const Loading: Story = { globals: { network: 'slow' } }
