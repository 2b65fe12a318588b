export { SearchVoiceWidget } from './search-voice-widget.tsx'
export type { SearchVoiceWidgetProps } from './search-voice-widget.tsx'
