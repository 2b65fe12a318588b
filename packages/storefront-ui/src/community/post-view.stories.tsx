import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPackshot } from '../testing/fixtures/index.ts'
import { AnswerForm } from './answer-form.tsx'
import type { AnswerFormProps } from './answer-form.tsx'
import { AnswerList } from './answer-list.tsx'
import { AuthorCard } from './author-card.tsx'
import { someAnswer, somePost } from './community.fixtures.ts'
import { FeedFilters } from './feed-filters.tsx'
import { PostView } from './post-view.tsx'
import { QuestionForm } from './question-form.tsx'

const meta = {
  title: 'Community/Post',
  component: PostView,
  args: {
    post: somePost(),
    isOwn: false,
    reasons: ['spam', 'hate-speech', 'dislike', 'false-information', 'nudity', 'other'],
    onLike: () => undefined,
    onChoose: () => undefined,
    titleLimit: 150,
    onRename: () => Promise.resolve(null),
    onDelete: () => undefined,
    onReport: () => undefined,
  },
  parameters: {
    usage: {
      when: 'One question as its page shows it, with its pictures, its poll and what can be done with it.',
      instead: 'In a list use the post list.',
      dos: [
        'Pass null as `isOwn` until it is known who wrote it: neither changing nor reporting is offered then.',
        'Put the answers below it by `AnswerList`, and the field by `AnswerForm`, which leads a guest to sign in.',
        'Show the author by `AuthorCard` on a page of its own.',
      ],
      donts: [
        'Delete without asking: a deletion is for good, so it asks.',
        'Show more of the place than district and state.',
      ],
      keys: { Escape: 'closes the question whether to delete, or the reasons to report' },
    },
  },
} satisfies Meta<typeof PostView>

export default meta
type Story = StoryObj<typeof meta>

const field: AnswerFormProps = {
  signInHref: null,
  text: '',
  status: 'writing',
  problem: null,
  limit: 1500,
  attempt: 0,
  onTextChange: () => undefined,
  onSubmit: () => undefined,
}

export const Basic: Story = { tags: ['visual-matrix'] }

export const WithFilm: Story = { args: { post: somePost({ film: { url: '', posterUrl: aPackshot('seeds') } }) } }

export const Own: Story = { args: { isOwn: true } }

export const Answers: Story = {
  tags: ['visual-matrix'],
  render: () => (
    <AnswerList
      answers={[
        someAnswer({ isAccepted: true, mayAccept: true, likes: 4, isLiked: true }),
        someAnswer({ id: 'answer-2', author: { name: '', href: '#' }, mayAccept: true, mayDelete: true }),
      ]}
      status="ready"
      count={2}
      nextHref="#more"
      onLike={() => undefined}
      onAccept={() => undefined}
      onDelete={() => undefined}
    />
  ),
}

export const AnswerField: Story = { render: () => <AnswerForm {...field} /> }

export const AnswerNoAnswer: Story = {
  render: () => <AnswerForm {...field} text="Neem oil." status="no-answer" />,
}

export const AnswerOfGuest: Story = { render: () => <AnswerForm {...field} signInHref="#sign-in" /> }

export const Author: Story = {
  render: () => (
    <AuthorCard
      name="Savitri Patil"
      totals={{ postCount: 12, followers: 26, following: 1, badges: ['first-question', 'helper', 'well-known'] }}
      isFollowed={false}
      onFollow={() => undefined}
    />
  ),
}

export const Question: Story = {
  tags: ['visual-matrix'],
  render: () => (
    <QuestionForm
      draft={{ title: 'Why?', description: '', pincode: '', crop: '' }}
      crops={['paddy', 'tomato']}
      status="writing"
      problems={[{ field: 'title', error: 'too-short' }]}
      limits={{ title: 150, description: 2000 }}
      attempt={0}
      pictures={{
        items: [],
        most: 3,
        problem: null,
        isAdding: false,
        onAdd: () => undefined,
        onRemove: () => undefined,
      }}
      sendingPicture={0}
      onDraftChange={() => undefined}
      onSubmit={() => undefined}
    />
  ),
}

export const Filters: Story = {
  render: () => (
    <FeedFilters
      choices={(['all', 'nearby', 'unsolved', 'most-viewed', 'own'] as const).map((kind) => ({
        kind,
        href: `#${kind}`,
        isCurrent: kind === 'unsolved',
      }))}
      show="unsolved"
      action="#"
      crops={['paddy', 'pigeon-pea']}
      crop="pigeon-pea"
      languages={[{ locale: 'hi', name: 'हिन्दी' }]}
      language={null}
    />
  ),
}
