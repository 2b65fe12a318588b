import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { CloseIcon, MicIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the button that listens. */
export interface SearchVoiceProps extends RootProps {
  /** What is going on, or how the last listening ended. */
  readonly status: 'idle' | 'listening' | 'nothing' | 'denied' | 'failed'
  readonly onStart: () => void
  readonly onStop: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Takes the words of a search by voice: one button that starts and stops, and what has come of it. Renders a `<div>`. */
export function SearchVoice({ status, onStart, onStop, messages, ...root }: SearchVoiceProps) {
  const t = usePlainMessages('searchVoice', en, messages)
  const isListening = status === 'listening'
  return (
    <div {...root} data-scope="search-voice" data-part="root" data-status={status}>
      <Button
        tone="secondary"
        size="sm"
        icon={isListening ? <CloseIcon /> : <MicIcon />}
        onClick={isListening ? onStop : onStart}
      >
        {t(isListening ? 'stop' : 'speak')}
      </Button>
      <span role="status" data-scope="search-voice" data-part="status">
        {status === 'idle' ? null : t(status)}
      </span>
    </div>
  )
}
