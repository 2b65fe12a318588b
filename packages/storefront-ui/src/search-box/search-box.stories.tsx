import type { Meta, StoryObj } from '@storybook/react-vite'
import { aText } from '../testing/fixtures/index.ts'
import { aView, InteractiveBox, someArticles, someIntents, someItems, someTerms } from './search-box.fixtures.tsx'
import { SearchBox } from './search-box.tsx'

const meta = {
  title: 'Shop window/Search box',
  component: SearchBox,
  args: { action: '#search', view: aView(), ...someIntents() },
  render: (args) => (
    <div style={{ minBlockSize: '32rem' }}>
      <InteractiveBox {...args} />
    </div>
  ),
  parameters: {
    usage: {
      when: 'Searching products or articles, with results and earlier searches under the field while one types.',
      instead:
        'For a form of the page itself use `SearchCombobox`; to search in one list of filters, the search of the filter panel.',
      dos: [
        'Show `recent` and `popular` while there is too little in the field.',
        'Say by `nearTo` that the results are only the nearest.',
        'Let the shopper forget one recent search, or all.',
      ],
      donts: [
        'Search in the middle of a composed word: `isComposing` says so.',
        'Clear the text when the panel closes by Escape or Tab.',
      ],
      keys: {
        'Down, Up': 'another option of the list',
        'Home, End': 'the first and the last option, once one is reached',
        Enter: 'follows the option, or searches for the text',
        'Alt + Down, Alt + Up': 'opens the list, closes it',
        Escape: 'closes the list; in a closed box it clears the text',
      },
    },
  },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Closed: Story = { args: { view: aView({ open: false, text: '', short: true, status: 'idle' }) } }

/** Nothing is typed yet: earlier searches on this phone, and popular searches. */
export const Start: Story = {
  tags: ['visual-matrix'],
  args: {
    view: aView({
      text: '',
      short: true,
      status: 'idle',
      recent: someTerms('टमाटर बीज', 'neem oil', 'battery sprayer 16 litre with double motor and lithium battery'),
      popular: someTerms('tomato seeds', 'neem oil', 'NPK 19:19:19', 'sprayer', 'humic acid', 'drip kit'),
    }),
  },
}

/** The shopper has told of a farm. */
export const OwnTerms: Story = {
  args: {
    view: aView({
      text: 'urea',
      items: aView().items.slice(0, 2),
      own: { title: 'Your crops', terms: someTerms('urea Tomato', 'urea Chilli') },
    }),
  },
}

export const PopularOnly: Story = {
  args: {
    view: aView({
      text: '',
      short: true,
      status: 'idle',
      popular: someTerms('tomato seeds', 'neem oil', 'sprayer'),
      popularTitle: 'This week in your district',
    }),
  },
}

export const Loading: Story = { args: { view: aView({ status: 'loading', items: [] }) } }

/** Nothing is close to what was typed. */
export const Nearest: Story = {
  tags: ['visual-matrix'],
  args: { view: aView({ text: 'tractor tyre', nearTo: 'tractor tyre' }) },
}

export const Empty: Story = { args: { view: aView({ text: 'tractor tyre', items: [] }) } }

export const Failed: Story = { args: { view: aView({ status: 'failed', items: [] }) } }

export const Offline: Story = { args: { view: aView({ status: 'failed', items: [], offline: true }) } }

export const Articles: Story = { args: { variant: 'articles', view: aView({ items: someArticles }) } }

export const ArticlesFailed: Story = {
  args: { variant: 'articles', view: aView({ status: 'failed', items: [] }) },
}

/** The keyboard is on the second product. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
}

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: {
    view: aView({
      text: 'பூச்சி',
      items: someItems.map((item) => ({
        ...item,
        name: aText('பூச்சிக்கொல்லி மற்றும் பூஞ்சைக்கொல்லி கலவை மருந்து, நெல் வயல்களுக்கானது', 'ta'),
        imageUrl: '',
        price: 12_49_900,
      })),
    }),
  },
}
