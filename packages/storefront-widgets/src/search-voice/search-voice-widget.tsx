import { useDictation } from '@krishi/storefront-hooks/dictation'
import type { Hearing } from '@krishi/storefront-hooks/dictation'
import type { RootProps } from '@krishi/storefront-ui/root'
import { SearchVoice } from '@krishi/storefront-ui/search-voice'
import type { SearchVoiceProps } from '@krishi/storefront-ui/search-voice'

/** Props of the connected button that takes the words of a search by voice. */
export interface SearchVoiceWidgetProps extends Pick<SearchVoiceProps, 'messages'>, RootProps {
  /** What the device can do, such as `createBrowserHearing(window)`. Keep it stable. */
  readonly hearing: Hearing
  readonly onHeard: (text: string) => void
}

/** Takes a sentence in the storefront's language. Renders nothing where the device cannot listen. */
export function SearchVoiceWidget({ hearing, onHeard, messages, ...root }: SearchVoiceWidgetProps) {
  const { status, start, stop } = useDictation(hearing, onHeard)
  if (!hearing.canHear) return null
  return <SearchVoice {...root} {...{ status, messages }} onStart={() => void start()} onStop={stop} />
}
