import type { Hearing } from '@krishi/storefront-hooks/dictation'
import { useSearch } from '@krishi/storefront-hooks/search'
import type { SearchVariant } from '@krishi/storefront-hooks/search'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import type { RootProps } from '@krishi/storefront-ui/root'
import { SearchCombobox, typeInto } from '@krishi/storefront-ui/search-box'
import { SearchVoiceWidget } from '../search-voice/index.ts'
import { toSearchBoxView } from './to-search-box-view.ts'
import type { OwnTerms, SearchLinks } from './to-search-box-view.ts'

/** Props of a connected search box. */
export interface SearchBoxWidgetProps extends RootProps {
  /** The plain search form that it makes interactive. */
  readonly form: HTMLFormElement
  /** Default: products. */
  readonly variant?: SearchVariant
  readonly links: SearchLinks
  /** What the shopper is likely to search for: offered before a text, and together with one. */
  readonly ownTerms?: OwnTerms | undefined
  /** What the device can do to take words by voice. Keep it stable. */
  readonly hearing?: Hearing | undefined
  /** Called with the term when it is submitted, to show all its results. Without it the box shows the first of them. */
  readonly onSearch?: (term: string) => void
}

/** A search box, bound to the search of the nearest storefront [11.1 - 11.9]. */
export function SearchBoxWidget({
  form,
  variant = 'products',
  links,
  ownTerms,
  hearing,
  onSearch,
  ...root
}: SearchBoxWidgetProps) {
  const search = useSearch(variant)
  const { settings, locale } = useStorefront()
  return (
    <SearchCombobox
      {...root}
      form={form}
      variant={variant}
      view={toSearchBoxView(search, { links, locale, ownTerms, titles: settings.searchConfig.popularSearchesTitle })}
      lead={hearing ? <SearchVoiceWidget hearing={hearing} onHeard={(text) => typeInto(form, text)} /> : null}
      onOpen={search.open}
      onTextChange={search.type}
      onSubmit={() => (onSearch ? onSearch(search.follow()) : search.submit())}
      onItemOpen={search.leave}
      onTermOpen={search.follow}
      onRetry={search.retry}
      onClose={search.close}
      onDismiss={search.dismiss}
      onForget={search.forget}
    />
  )
}
