import { useId } from 'react'
import type { SyntheticEvent } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { KeptFacts } from '../primitives/field/index.ts'
import { rootOf } from '../root/index.ts'
import type { FilterPanelProps } from './filter-panel.types.ts'
import { FilterSectionView } from './filter-section.tsx'
import { FilterSkeleton } from './filter-skeleton.tsx'
import en from './messages/en.json'
import { useFilterVoice } from './use-filter-voice.ts'
import { useHeadFocus } from './use-head-focus.ts'
import { useNearness } from './use-nearness.ts'

/**
 * Everything that a listing can be narrowed by, beside it [13.4]. Renders a `<form method="get">`: without scripts it is
 * applied by its button, with them each choice is an intent at once.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { form, sections, status = 'ready', clearing = 'none', limitReached = null, onPhones = 'shown' } = props
  const t = useWidgetMessages('filterPanel', en, props.messages)
  const titleId = useId()
  const [isNear, nearness] = useNearness()
  useFilterVoice({ sections, limitReached, isCleared: clearing === 'undo', t })
  const isUnknown = sections.length === 0

  function stay(event: SyntheticEvent): void {
    event.preventDefault()
  }

  return (
    <form
      {...rootOf(props, `sf-filter-panel--${onPhones}`)}
      {...nearness}
      data-scope="filter-panel"
      data-part="root"
      id={props.id ?? 'filters'}
      method="get"
      action={form.action}
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || undefined}
      onSubmit={stay}
    >
      <KeptFacts facts={form.keep} />
      {props.skipHref === undefined ? null : (
        <a data-scope="filter-panel" data-part="skip" href={props.skipHref}>
          {t('skip')}
        </a>
      )}
      <Head {...props} clearing={clearing} titleId={titleId} t={t} />
      {status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={props.onRetry} /> : null}
      {status === 'loading' && isUnknown ? <FilterSkeleton t={t} /> : null}
      {sections.map((section) => (
        <FilterSectionView
          key={section.name}
          section={section}
          isNear={isNear}
          limitReached={limitReached?.section === section.name ? limitReached : null}
          intents={props}
          t={t}
        />
      ))}
      {isUnknown ? null : (
        <noscript>
          <Button type="submit" width="full">
            {t('apply')}
          </Button>
        </noscript>
      )}
    </form>
  )
}

interface HeadProps extends Pick<FilterPanelProps, 'clearHref' | 'onClear' | 'onUndo'> {
  readonly clearing: 'none' | 'clear' | 'undo'
  readonly titleId: string
  readonly t: Translate<keyof typeof en>
}

/** The title, and beside it the way to take all filters away or to have them back. */
function Head({ clearing, clearHref, onClear, onUndo, titleId, t }: HeadProps) {
  const titleRef = useHeadFocus(clearing)
  const isUndo = clearing === 'undo'
  return (
    <div data-scope="filter-panel" data-part="head">
      <h2 data-scope="filter-panel" data-part="title" id={titleId} ref={titleRef} tabIndex={-1}>
        {t('title')}
      </h2>
      {isUndo ? (
        <p data-scope="filter-panel" data-part="cleared">
          {t('cleared')}
        </p>
      ) : null}
      {clearing === 'none' ? null : (
        // One element for both, so that focus stays when "Clear all" becomes "Undo".
        <Button tone="quiet" size="sm" onClick={isUndo ? onUndo : () => onClear('all')}>
          {t(isUndo ? 'undo' : 'clearAll')}
        </Button>
      )}
      {clearHref === undefined || clearing !== 'clear' ? null : (
        <noscript>
          <a href={clearHref}>{t('clearAll')}</a>
        </noscript>
      )}
    </div>
  )
}
