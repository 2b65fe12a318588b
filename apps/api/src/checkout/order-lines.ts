import { toCartLine, toOrderLine as toLineOfCart, type CartLine } from '@krishi/storefront-core/cart'
import type { OrderLine } from '@krishi/storefront-core/checkout'
import { defaultLocale, type Locale } from '@krishi/storefront-core/locale'
import type { PricedLine } from '@krishi/storefront-core/pricing'
import { tidyName } from '@krishi/storefront-core/text'
import { localize } from '../catalog/localize.ts'
import { toProduct, toVariant } from '../catalog/to-product.ts'
import type { OrderedLine, SoldLine } from '../database/schema/index.ts'
import type { ResolvedLine } from './resolve-lines.ts'

/** The line as core's rules of price want it. */
export function toLine({ offer, quantity }: ResolvedLine): CartLine {
  const product = toProduct(offer.product, [], defaultLocale)
  return toCartLine(product, toVariant(offer.variant, defaultLocale), quantity)
}

/** A line with everything that is shown of it, in all languages. */
export function toSoldLine(line: ResolvedLine): SoldLine {
  const { product, variant } = line.offer
  return {
    ...toLineOfCart(toLine(line)),
    price: line.priceBefore,
    productTitle: product.name,
    variantTitle: variant.title,
    vendorName: product.brandName,
  }
}

/** The line as it is ordered: at today's price, with what is taken off it. */
export function toOrderedLine(line: ResolvedLine, priced?: PricedLine): OrderedLine {
  return {
    ...toSoldLine(line),
    price: line.offer.variant.price,
    ...(priced && {
      specialDiscounts: {
        productDiscount: priced.productDiscount,
        coinsDiscount: priced.coinsShare,
        prepaidDiscount: priced.prepaidDiscount,
      },
    }),
  }
}

/** The line in one language, its name as it was meant [13.10]. */
export function toOrderLine(line: SoldLine, language: Locale): OrderLine {
  return {
    ...line,
    productTitle: tidyName(localize(line.productTitle, language).text),
    variantTitle: localize(line.variantTitle, language).text,
    vendorName: localize(line.vendorName, language).text,
  }
}
