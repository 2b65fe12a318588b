import { useUi } from '../i18n/index.ts'
import { ArrowRightIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import { Price } from '../primitives/price/index.ts'
import { Text } from '../primitives/text/index.ts'
import { useOption } from './option-context.ts'
import type { SearchBoxItem } from './search-box.types.ts'
import type { SearchPanelProps } from './search-panel.tsx'
import { TermOptions } from './term-options.tsx'

/** The first of what was found, and the way to all of it [11.4]. Where that is only the nearest, it says so. Renders a listbox. */
export function SearchResults({ view, listId, listRef, t, onItemOpen, onTermOpen }: SearchPanelProps) {
  const { Link } = useUi()
  const all = useOption('all')
  const term = view.text.trim()
  const label = t(view.nearTo ? 'nearProducts' : 'results', { term: view.nearTo ?? term })
  return (
    <>
      {view.nearTo ? (
        <p data-scope="search-box" data-part="near" aria-hidden="true">
          {label}
        </p>
      ) : null}
      <div ref={listRef} id={listId} data-scope="search-box" data-part="list" role="listbox" aria-label={label}>
        {view.items.map((item) => (
          <ResultOption key={item.id} item={item} onOpen={onItemOpen} />
        ))}
        <Link {...all} data-scope="search-box" data-part="all" href={view.allHref} onClick={() => onTermOpen(term)}>
          {t(view.nearTo ? 'showNearest' : 'showAll')}
          <ArrowRightIcon />
        </Link>
        {view.own ? <TermOptions kind="own" {...view.own} onOpen={onTermOpen} /> : null}
      </div>
    </>
  )
}

function ResultOption({ item, onOpen }: { readonly item: SearchBoxItem; readonly onOpen: () => void }) {
  const { Link } = useUi()
  const option = useOption(`item-${item.id}`)
  return (
    <Link {...option} data-scope="search-box" data-part="row" href={item.href} onClick={onOpen}>
      <span data-scope="search-box" data-part="tile">
        <Image src={item.imageUrl} alt="" width={80} height={80} sizes="56px" />
      </span>
      <span data-scope="search-box" data-part="words">
        <Text value={item.name} data-scope="search-box" data-part="name" />
        {item.note ? (
          <span data-scope="search-box" data-part="note">
            {item.note}
          </span>
        ) : null}
        {item.price === null ? null : <Price amount={item.price} />}
      </span>
    </Link>
  )
}
