import type { Countdown as Left } from '@krishi/storefront-core/format'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of what is left until an instant. */
export interface CountdownProps extends RootProps {
  /** What is left; nothing is shown once the instant has come [35.3]. */
  readonly left: Left | null
  readonly messages?: MessageOverrides<typeof en> | undefined
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** Days, hours, minutes and seconds until something happens [35.3]. Renders a timer that no screen reader reads out by itself. */
export function Countdown({ left, messages, ...root }: CountdownProps) {
  const t = usePlainMessages('countdown', en, messages)
  if (left === null) return null
  return (
    <div {...root} data-scope="countdown" data-part="root" role="timer" aria-live="off" aria-label={t('label')}>
      <dl>
        {units.map((unit) => (
          <div key={unit} data-scope="countdown" data-part="unit">
            <dt>{t(unit)}</dt>
            <dd>{String(left[unit]).padStart(2, '0')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
