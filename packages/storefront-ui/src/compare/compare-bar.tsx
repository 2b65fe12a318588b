import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { IconButton, LinkButton } from '../primitives/button/index.ts'
import { useFocusHandover } from '../primitives/focus-handover/index.ts'
import { CloseIcon, DeleteIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the bar over a listing whose products are being chosen. */
export interface CompareBarProps extends RootProps<HTMLElement> {
  /** How many products are compared. */
  count: number
  /** How many may be. */
  limit: number
  /** Where they are compared. */
  compareHref: string
  onClear: () => void
  /** Called to end the choosing; what is chosen stays. */
  onStop: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

/** How many products are chosen, and the way to their comparison, at the end of the screen. Renders a `<section>`. */
export function CompareBar({ count, limit, compareHref, onClear, onStop, messages, ...root }: CompareBarProps) {
  const t = useWidgetMessages('compare', en, messages)
  const { heirRef, ...chosen } = useFocusHandover<HTMLButtonElement>(count === 0)
  return (
    <section {...root} data-scope="compare" data-part="bar" aria-label={t('title')}>
      {count === 0 ? (
        <p data-scope="compare" data-part="hint">
          {t('choose', { count: limit })}
        </p>
      ) : (
        <div data-scope="compare" data-part="chosen" {...chosen}>
          <LinkButton size="sm" href={compareHref}>
            {t('show', { count })}
          </LinkButton>
          <IconButton label={t('clear')} icon={<DeleteIcon />} onClick={onClear} />
        </div>
      )}
      <IconButton ref={heirRef} label={t('stop')} icon={<CloseIcon />} onClick={onStop} />
    </section>
  )
}
