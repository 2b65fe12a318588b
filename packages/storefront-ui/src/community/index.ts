export { AnswerForm } from './answer-form.tsx'
export type { AnswerFormProps } from './answer-form.tsx'
export { AnswerList } from './answer-list.tsx'
export type { AnswerListProps } from './answer-list.tsx'
export { AuthorCard } from './author-card.tsx'
export type { AuthorCardProps } from './author-card.tsx'
export type {
  AnswerFacts,
  AuthorFacts,
  AuthorTotals,
  EngagementFacts,
  FeedChoice,
  ListStatus,
  PostFacts,
} from './community.types.ts'
export { FeedFilters } from './feed-filters.tsx'
export type { FeedFiltersProps } from './feed-filters.tsx'
export { PostCard } from './post-card.tsx'
export type { PostCardProps } from './post-card.tsx'
export { PostList } from './post-list.tsx'
export type { PostListProps } from './post-list.tsx'
export { PostView } from './post-view.tsx'
export type { PostViewProps, TitleRefusal } from './post-view.tsx'
export { QuestionForm } from './question-form.tsx'
export type { QuestionDraft, QuestionFormProps, QuestionProblem } from './question-form.tsx'
export type { WatchPost } from './use-watched.ts'
export type { PostingFailure, SendStatus } from './send-status.ts'
