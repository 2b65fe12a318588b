import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { PauseIcon, PlayIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the button that reads aloud. */
export interface ReadAloudProps extends RootProps {
  /** What is read, as it is spoken. */
  product: string
  status: 'idle' | 'reading' | 'failed'
  onStart: () => void
  onStop: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

/** Reads a product aloud, and stops. Renders a `<div>`. */
export function ReadAloud({ product, status, onStart, onStop, messages, ...root }: ReadAloudProps) {
  const t = usePlainMessages('readAloud', en, messages)
  const isReading = status === 'reading'
  return (
    <div {...root} data-scope="read-aloud" data-part="root">
      <Button
        tone="quiet"
        size="sm"
        icon={isReading ? <PauseIcon /> : <PlayIcon />}
        aria-label={t(isReading ? 'stopProduct' : 'readProduct', { product })}
        onClick={isReading ? onStop : onStart}
      >
        {t(isReading ? 'stop' : 'read')}
      </Button>
      <span role="status" data-scope="read-aloud" data-part="status">
        {status === 'failed' ? t('failed') : null}
      </span>
    </div>
  )
}
