export { SearchVoice } from './search-voice.tsx'
export type { SearchVoiceProps } from './search-voice.tsx'
