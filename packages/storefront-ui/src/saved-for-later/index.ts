export { SavedForLater } from './saved-for-later.tsx'
export type { SavedForLaterProps, SavedItem } from './saved-for-later.types.ts'
export { useSavedForLaterNotices } from './use-saved-for-later-notices.ts'
export type { SavedForLaterNotice } from './use-saved-for-later-notices.ts'
