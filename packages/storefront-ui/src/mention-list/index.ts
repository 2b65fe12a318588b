export { MentionList } from './mention-list.tsx'
export type { MentionListProps } from './mention-list.tsx'
