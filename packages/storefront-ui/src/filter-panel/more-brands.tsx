import { useState } from 'react'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import type en from './messages/en.json'

interface MoreBrandsProps {
  readonly listId: string
  /** How many are not in the list. */
  readonly hidden: number
  readonly isOpen: boolean
  /** The page with all of them, for a shopper without scripts. */
  readonly wholeHref: string | undefined
  /** Fetches the code of the long list. */
  readonly prepare: () => Promise<unknown>
  readonly onToggle: () => void
  readonly t: Translate<keyof typeof en>
}

/** Shows the brands that are hidden, and hides them again: a button, or a link where no script runs. */
export function MoreBrands({ listId, hidden, isOpen, wholeHref, prepare, onToggle, t }: MoreBrandsProps) {
  const [isOpening, setOpening] = useState(false)
  const more = t('showMore', { count: hidden })

  async function toggle(): Promise<void> {
    if (!isOpen) {
      setOpening(true)
      await prepare()
      setOpening(false)
    }
    onToggle()
  }

  return (
    <>
      {hidden && wholeHref ? (
        <noscript>
          <a data-scope="filter-panel" data-part="whole" href={wholeHref}>
            {more}
          </a>
        </noscript>
      ) : null}
      {isOpen || hidden ? (
        <div data-scope="filter-panel" data-part="more">
          <Button
            tone="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={listId}
            pending={isOpening}
            onPointerEnter={() => void prepare()}
            onFocus={() => void prepare()}
            onClick={() => void toggle()}
          >
            {isOpen ? t('showFewer') : more}
          </Button>
        </div>
      ) : null}
    </>
  )
}
