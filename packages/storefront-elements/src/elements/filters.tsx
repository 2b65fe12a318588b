import type { Collection } from '@krishi/storefront-core/catalog'
import { isNarrowed, parseListingAddress, toListingSearch } from '@krishi/storefront-core/listing'
import type { ListingSelection } from '@krishi/storefront-core/listing'
import { ActiveFiltersWidget } from '@krishi/storefront-widgets/listing-filters'
import { useMemo } from 'react'
import texts from 'virtual:texts/filters'
import { FiltersAbove, FiltersBeside } from '../parts/filter-controls.tsx'
import { FilteredGoods } from '../parts/filtered-goods.tsx'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { useIsWide } from '../runtime/use-is-wide.ts'
import { tell } from '../shop/tell.ts'
import { useCollection } from '../shop/use-collection.ts'

/** From this width on, in CSS px, the filters stand beside the goods. */
const roomForBoth = 800

const gap = 'var(--sf-space-16)'

/** The goods of a collection and what narrows them. What is chosen is the `search` of the element, as the shop's page has it in its address. */
function Listing({ host, collection }: ElementViewProps & { readonly collection: Collection }) {
  const search = host.getAttribute('search') ?? ''
  const selection = useMemo(() => parseListingAddress(search).selection, [search])
  const isWide = useIsWide(host, roomForBoth)

  function select(chosen: ListingSelection): void {
    const next = toListingSearch({ selection: chosen, pageNo: 1 })
    host.setAttribute('search', next)
    tell(host, 'krishi-filter-change', { search: next })
  }

  const listing = { handle: collection.handle, selection, onSelectionChange: select }
  return (
    <div style={{ display: 'flex', gap: 'var(--sf-space-24)', alignItems: 'flex-start' }}>
      {isWide ? (
        <div style={{ flex: '0 0 16rem', minInlineSize: 0 }}>
          <FiltersBeside {...listing} />
        </div>
      ) : null}
      <div style={{ flex: '1 1 0', minInlineSize: 0, display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isWide ? null : <FiltersAbove {...listing} />}
        {isNarrowed(selection) ? <ActiveFiltersWidget {...listing} /> : null}
        <FilteredGoods host={host} collection={collection} selection={selection} />
      </div>
    </div>
  )
}

/** The collection that the element names; until it is read, what stands in the element. */
function View({ host }: ElementViewProps) {
  const collection = useCollection(host.getAttribute('collection'))
  return collection === null ? <slot /> : <Listing key={collection.handle} host={host} collection={collection} />
}

export default { View, texts } satisfies ElementModule
