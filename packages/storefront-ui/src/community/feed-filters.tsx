import type { CommunityCrop } from '@krishi/storefront-core/community'
import type { Locale } from '@krishi/storefront-core/locale'
import { useUi, useWidgetMessages } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { SelectField } from '../primitives/select/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import type { FeedChoice } from './community.types.ts'
import en from './messages/en.json'
import { messageCase } from './post-parts.tsx'

/** Props of the choice of posts. */
export interface FeedFiltersProps extends RootProps<HTMLElement> {
  choices: readonly FeedChoice[]
  /** Which feed the form keeps; null for all. */
  show: string | null
  /** Where the form asks. */
  action: string
  crops: readonly CommunityCrop[]
  crop: CommunityCrop | null
  languages: readonly { readonly locale: Locale; readonly name: string }[]
  language: Locale | null
  /** Called with the new choice instead of the form's request. */
  onNarrow?: ((choice: { crop: string; language: string }) => void) | undefined
}

/** Which posts are shown: feeds as links, crop and language as a form that works without scripts [34.1]. */
export function FeedFilters(props: FeedFiltersProps) {
  const { choices, show, action, crops, crop, languages, language, onNarrow } = props
  const { Link } = useUi()
  const t = useWidgetMessages('community', en)
  const narrow = (change: { crop?: string; language?: string }) =>
    onNarrow?.({ crop: crop ?? '', language: language ?? '', ...change })
  return (
    <nav {...rootOf(props)} data-scope="community" data-part="filters" aria-label={t('filters')}>
      <ul data-scope="community" data-part="kinds">
        {choices.map(({ kind, href, isCurrent }) => (
          <li key={kind}>
            <Link data-scope="community" data-part="kind" href={href} aria-current={isCurrent ? 'page' : undefined}>
              {t('kind', { kind: messageCase(kind) })}
            </Link>
          </li>
        ))}
      </ul>
      <div data-scope="community" data-part="root">
        <form data-scope="community" data-part="narrow" method="get" action={action}>
          {show === null ? null : <input type="hidden" name="show" value={show} />}
          <SelectField
            name="crop"
            label={t('crop')}
            value={crop ?? ''}
            onValueChange={(value) => narrow({ crop: value })}
            options={[
              { value: '', label: t('allCrops') },
              ...crops.map((id) => ({ value: id, label: t('cropName', { crop: messageCase(id) }) })),
            ]}
          />
          <SelectField
            name="language"
            label={t('language')}
            value={language ?? ''}
            onValueChange={(value) => narrow({ language: value })}
            options={[
              { value: '', label: t('allLanguages') },
              ...languages.map(({ locale, name }) => ({ value: locale, label: name })),
            ]}
          />
          <noscript>
            <Button type="submit" size="sm" tone="secondary">
              {t('apply')}
            </Button>
          </noscript>
        </form>
      </div>
    </nav>
  )
}
