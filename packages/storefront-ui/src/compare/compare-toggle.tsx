import { useUi, useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { AddIcon, CheckIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the button that takes a product into the comparison. */
export interface CompareToggleProps extends RootProps {
  /** Its name, as it is spoken. */
  product: string
  isCompared: boolean
  /** How many products are compared. */
  count: number
  /** Where they are compared. */
  compareHref: string
  onToggle: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

/** Takes a product into the comparison or out of it, and leads there once something is in it. Renders a `<div>`. */
export function CompareToggle({
  product,
  isCompared,
  count,
  compareHref,
  onToggle,
  messages,
  ...root
}: CompareToggleProps) {
  const { Link } = useUi()
  const t = useWidgetMessages('compare', en, messages)
  return (
    <div {...root} data-scope="compare" data-part="toggle">
      <Button
        tone="quiet"
        size="sm"
        icon={isCompared ? <CheckIcon /> : <AddIcon />}
        aria-label={t('compareProduct', { product })}
        aria-pressed={isCompared}
        onClick={onToggle}
      >
        {t('compare')}
      </Button>
      {count > 0 ? (
        <Link data-scope="compare" data-part="way" href={compareHref}>
          {t('show', { count })}
        </Link>
      ) : null}
    </div>
  )
}

/** What there is to say of a comparison outside of its page. */
export interface CompareWords {
  /** There is no room for another product. */
  readonly full: (limit: number) => string
  readonly cleared: string
  readonly undo: string
}

/** The words for notices about a comparison, in the shopper's language. */
export function useCompareWords(messages?: MessageOverrides<typeof en>): CompareWords {
  const t = useWidgetMessages('compare', en, messages)
  return { full: (limit) => t('full', { count: limit }), cleared: t('cleared'), undo: t('undo') }
}
