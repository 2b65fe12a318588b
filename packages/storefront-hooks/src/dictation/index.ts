export { createBrowserHearing, noHearing } from './hearing.ts'
export type { Hearing, HearingEnd } from './hearing.ts'
export { useDictation } from './use-dictation.ts'
export type { DictationView } from './use-dictation.ts'
