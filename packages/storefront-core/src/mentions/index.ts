export { mentionAt, mentionedIn, peopleFor, suggestedPeople, withMention } from './mentions.ts'
export type { MentionDraft, Person } from './mentions.ts'
