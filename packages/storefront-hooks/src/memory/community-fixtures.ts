import type { CommentDraft, PostDraft } from '@krishi/storefront-core/community'
import type { Comment, Engagement, Post } from '@krishi/storefront-core/contract'

const someone = { userId: 'farmer-1', name: 'Savitri Patil', profilePic: '' }

/** A question as its form sends it, unless told otherwise. */
export function aPostDraft(own: Partial<PostDraft> & Pick<PostDraft, 'id'>): PostDraft {
  return {
    userId: someone.userId,
    title: 'White insects under the tomato leaves',
    description: '',
    pincode: '',
    crop: 'tomato',
    language: 'en',
    media: [],
    ...own,
  }
}

/** A question of Savitri Patil's without answers, unless told otherwise. */
export function aPost(own: Partial<Post> & Pick<Post, 'id'>): Post {
  return {
    userId: someone.userId,
    title: 'White insects under the tomato leaves',
    description: 'They fly up when I touch the plant. Two leaves are already yellow.',
    tags: ['tomato', 'Nashik', 'Maharashtra', 'India', '422001', 'en', '', '', ''],
    medias: [],
    locale: { language: 'en' },
    isSolved: false,
    author: someone,
    createdOn: '2026-11-02T06:30:00.000Z',
    upVotes: [],
    viewedUsers: 12,
    replyCount: 0,
    poll: null,
    quiz: null,
    ...own,
  }
}

const answer = 'Those are whiteflies. Hang yellow sticky traps and spray neem oil in the evening.'

/** An answer as its form sends it, unless told otherwise. */
export function aCommentDraft(own: Partial<CommentDraft> & Pick<CommentDraft, 'commentId' | 'postId'>): CommentDraft {
  return { userId: 'farmer-2', text: answer, mentioned: [], ...own }
}

/** An answer of Ramesh Yadav's, unless told otherwise. */
export function aComment(own: Partial<Comment> & Pick<Comment, 'commentId' | 'postId'>): Comment {
  return {
    userId: 'farmer-2',
    comment: answer,
    author: { userId: 'farmer-2', name: 'Ramesh Yadav', profilePic: '' },
    createdOn: '2026-11-02T08:00:00.000Z',
    upVotes: [],
    isAccepted: false,
    ...own,
  }
}

/** A poll that nobody has answered and that never ends, unless told otherwise. */
export function anEngagement(own: Partial<Engagement> = {}): Engagement {
  return {
    id: 'poll-1',
    question: 'Have you sown your wheat?',
    options: [
      { id: '0', text: 'Yes', votes: 6 },
      { id: '1', text: 'Not yet', votes: 3 },
    ],
    correctOptionId: null,
    endsOn: '2099-01-01T00:00:00.000Z',
    selectedOptionId: null,
    isUserAnswered: false,
    ...own,
  }
}
