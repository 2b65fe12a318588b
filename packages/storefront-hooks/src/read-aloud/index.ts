export { createBrowserSpeech, noSpeech } from './speech.ts'
export type { Speech, SpeechEnd } from './speech.ts'
export { useReadAloud } from './use-read-aloud.ts'
export type { ReadAloudView } from './use-read-aloud.ts'
