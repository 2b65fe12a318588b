import type { AnswerFacts, EngagementFacts, PostFacts } from './community.types.ts'

/** A question of Savitri Patil's that is solved, unless told otherwise. */
export function somePost(own: Partial<PostFacts> = {}): PostFacts {
  return {
    id: 'post-1',
    href: '#post-1',
    title: 'White insects under the tomato leaves',
    text: [
      { text: 'They fly up when I touch the plant. I have read ', href: null },
      { text: 'https://icar.org.in/whitefly', href: 'https://icar.org.in/whitefly' },
      { text: ' already.', href: null },
    ],
    language: 'en',
    author: { name: 'Savitri Patil', href: '#savitri' },
    createdOn: '2026-11-02T06:30:00.000Z',
    crop: 'tomato',
    place: 'Nashik, Maharashtra',
    pictures: [],
    film: null,
    isSolved: true,
    likes: 2,
    isLiked: false,
    replyCount: 3,
    viewCount: 264,
    engagement: null,
    ...own,
  }
}

/** An answer of Ramesh Yadav's, unless told otherwise. */
export function someAnswer(own: Partial<AnswerFacts> = {}): AnswerFacts {
  return {
    id: 'answer-1',
    text: [{ text: 'Those are whiteflies. Hang yellow sticky traps.', href: null }],
    author: { name: 'Ramesh Yadav', href: '#ramesh' },
    createdOn: '2026-11-02T08:00:00.000Z',
    likes: 0,
    isLiked: false,
    isAccepted: false,
    mayDelete: false,
    mayAccept: false,
    ...own,
  }
}

/** A poll that nobody has answered for this shopper, unless told otherwise. */
export function somePoll(own: Partial<EngagementFacts> = {}): EngagementFacts {
  const option = { votes: 0, isSelected: false, isCorrect: null }
  return {
    type: 'poll',
    question: 'Have you sown your wheat?',
    options: [
      { ...option, id: '0', text: 'Yes', percent: 67 },
      { ...option, id: '1', text: 'Not yet', percent: 33 },
    ],
    isOpen: true,
    isOver: false,
    votes: 9,
    ...own,
  }
}
