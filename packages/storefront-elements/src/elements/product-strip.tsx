import { ProductStrip } from '@krishi/storefront-ui/product-strip'
import texts from 'virtual:texts/product-strip'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { readHeadingLevel } from '../runtime/read-heading-level.ts'
import { collectionAddress } from '../shop/shop-address.ts'
import { useShop } from '../shop/shop.ts'
import { useGoods } from '../shop/use-goods.ts'
import { Card } from './product-card.tsx'

/** As many of a collection are shown where the page does not say how many, and at most. */
const limits = { usual: 10, most: 30 } as const

function readLimit(host: HTMLElement): number {
  const asked = Math.trunc(Number(host.getAttribute('limit')))
  return asked > 0 ? Math.min(asked, limits.most) : limits.usual
}

/** A row of cards under a heading: of a collection, or of the products that the element names. */
function View({ host }: ElementViewProps) {
  const { place } = useShop()
  const collection = host.getAttribute('collection')
  const goods = useGoods({ collection, handles: host.getAttribute('products'), limit: readLimit(host) })
  const heading = host.getAttribute('heading')
  const title = heading === null ? goods?.title : { text: heading, lang: undefined }
  if (!goods || !title) return <slot />
  const level = readHeadingLevel(host) === 2 ? 2 : 3
  return (
    <ProductStrip
      title={title.text}
      titleLang={title.lang}
      allHref={collection === null ? undefined : collectionAddress(place, collection)}
      status="ready"
      headingLevel={level}
    >
      {goods.products.map((product) => (
        <li key={product.productId}>
          <Card host={host} product={product} headingLevel={level === 2 ? 3 : 4} />
        </li>
      ))}
    </ProductStrip>
  )
}

export default { View, texts } satisfies ElementModule
