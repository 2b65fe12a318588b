import { listedVariant } from '@krishi/storefront-core/availability'
import type { Collection } from '@krishi/storefront-core/catalog'
import { toListingFilters, toListingSearch } from '@krishi/storefront-core/listing'
import type { ListingSelection } from '@krishi/storefront-core/listing'
import { useListing } from '@krishi/storefront-hooks/catalog'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useAnnounce } from '@krishi/storefront-ui/primitives/live-region'
import { ProductGrid } from '@krishi/storefront-ui/product-grid'
import en from '@krishi/storefront-ui/product-grid/messages/en.json'
import { toProductGridProps } from '@krishi/storefront-widgets/product-listing'
import { useEffect, useMemo, useRef } from 'react'
import { Card } from '../elements/product-card.tsx'
import type { ElementViewProps } from '../runtime/element-module.ts'
import { readHeadingLevel } from '../runtime/read-heading-level.ts'
import { collectionAddress } from '../shop/shop-address.ts'
import { useShop } from '../shop/shop.ts'

interface FilteredGoodsProps extends ElementViewProps {
  readonly collection: Collection
  readonly selection: ListingSelection
}

/** The goods that a selection leaves. More come when the shopper asks for them: what stands below on the page can be reached. */
export function FilteredGoods({ host, collection, selection }: FilteredGoodsProps) {
  const { handle, title } = collection
  const { place } = useShop()
  const filters = useMemo(() => toListingFilters(selection), [selection])
  const listing = useListing({ handle, filters, sort: selection.sort })
  useCountSaid(title.text, listing.status === 'ready' ? listing.total : undefined)
  const pageHref = (pageNo: number) => `${collectionAddress(place, handle)}?${toListingSearch({ selection, pageNo })}`
  return (
    <ProductGrid title={title.text} {...toProductGridProps(listing, pageHref)}>
      {listing.products.map((product) => {
        const variantId = listedVariant(product, filters)?.id
        // Another filter shows another pack; a choice that was made under the old one is over.
        const key = `${product.productId} ${variantId ?? ''}`
        return <Card key={key} {...{ host, product, variantId }} headingLevel={readHeadingLevel(host)} />
      })}
    </ProductGrid>
  )
}

/** Says how many goods a choice has left, since the focus stays on the choice. The first ones are there without it. */
function useCountSaid(title: string, count: number | undefined): void {
  const t = useWidgetMessages('productGrid', en)
  const announce = useAnnounce()
  const said = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (count === undefined || count === said.current) return
    if (said.current !== undefined) announce(t('list', { title, count }))
    said.current = count
  }, [announce, count, t, title])
}
