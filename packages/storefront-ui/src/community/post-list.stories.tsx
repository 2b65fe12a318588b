import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../primitives/button/index.ts'
import { aPackshot } from '../testing/fixtures/index.ts'
import { somePoll, somePost } from './community.fixtures.ts'
import { PostList } from './post-list.tsx'

const answered = somePoll().options.map((option, index) => ({ ...option, isSelected: index === 0 }))

const meta = {
  title: 'Community/Post list',
  component: PostList,
  args: {
    status: 'ready',
    posts: [
      somePost(),
      somePost({
        id: 'post-2',
        title: 'धान के पौधों का बीच का कल्ला सूख जाता है',
        language: 'hi',
        text: [{ text: 'रोपाई को एक महीना हुआ है।', href: null }],
        author: { name: '', href: '#' },
        crop: 'paddy',
        isSolved: false,
        isLiked: true,
        pictures: [aPackshot('seeds'), aPackshot('sack')],
      }),
      somePost({ id: 'post-3', title: 'Have you sown your wheat?', engagement: somePoll(), crop: null }),
    ],
    nextHref: '#more',
    onLike: () => undefined,
    onChoose: () => undefined,
  },
  parameters: {
    usage: {
      when: 'Questions of farmers, one below the other, with what others make of them.',
      instead: 'For one question with its answers use the post.',
      dos: [
        'Choose the posts by `FeedFilters`, which works without scripts.',
        'Offer to ask the first question in `emptyAction`.',
        'Keep the object of a post that did not change.',
      ],
      donts: [
        'Show the shares of a poll before it is answered or over.',
        'Load films with the list: a poster stands for each until it is played.',
      ],
    },
  },
} satisfies Meta<typeof PostList>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const AnsweredPoll: Story = {
  args: { posts: [somePost({ engagement: somePoll({ isOpen: false, options: answered }) })], status: 'ended' },
}

export const RightAnswer: Story = {
  args: {
    posts: [
      somePost({
        engagement: somePoll({
          type: 'quiz',
          isOpen: false,
          isOver: true,
          options: answered.map((option, index) => ({ ...option, isCorrect: index === 1 })),
        }),
      }),
    ],
  },
}

export const Loading: Story = { args: { posts: [], status: 'loading' } }

export const Empty: Story = { args: { posts: [], status: 'ended', emptyAction: <Button>Ask</Button> } }

export const PastTheEnd: Story = { args: { posts: [], status: 'ended', previousHref: '#1' } }

export const Failed: Story = { args: { posts: [], status: 'failed', onRetry: () => undefined } }

export const LongText: Story = {
  args: {
    posts: [
      somePost({
        title: 'நெல் இலைகள் நீளவாக்கில் சுருண்டு வெள்ளையாகின்றன, என்ன செய்வது?',
        language: 'ta',
        text: [{ text: 'சுருண்ட இலைக்குள் பச்சைப் புழு உள்ளது. '.repeat(12), href: null }],
        author: { name: 'திருமதி மீனாட்சி சுந்தரேஸ்வரன்', href: '#' },
        place: 'திருநெல்வேலி, தமிழ்நாடு',
      }),
    ],
  },
  globals: { locale: 'ta' },
}
