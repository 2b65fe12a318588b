export { createSavedForLater, savedForLaterOf } from './create-saved-for-later.ts'
export type { MovedToCart, SavedForLater, SavedForLaterActions, SavedForLaterState } from './create-saved-for-later.ts'
export { useSavedForLater } from './use-saved-for-later.ts'
