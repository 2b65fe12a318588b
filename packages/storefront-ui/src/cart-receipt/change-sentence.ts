import type { CartChange } from '@krishi/storefront-core/cart'
import { formatInr } from '@krishi/storefront-core/format'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'

/** Name and pack of the line that changed. */
export function changedProduct({ line }: CartChange): string {
  return `${line.productName.text}, ${line.title.text}`
}

/** What a price sync did to a line, as the shopper reads it [23.4]. A new kind does not compile without its sentence. */
export function changeSentence(change: CartChange, t: Translate<keyof typeof en>): string {
  const productName = changedProduct(change)
  const { price, cartQty } = change.line
  switch (change.kind) {
    case 'removed-unavailable':
      return t('removedUnavailable', { productName })
    case 'removed-missing':
      return t('removedMissing', { productName })
    case 'removed-deleted':
      return t('removedDeleted', { productName })
    case 'reduced-to-stock':
      return t('reduced', { productName, quantity: cartQty, previousQuantity: change.previousQuantity })
    case 'price-changed':
      return t(price > change.previousPrice ? 'priceUp' : 'priceDown', {
        productName,
        difference: formatInr(Math.abs(price - change.previousPrice)),
        price: formatInr(price),
        previousPrice: formatInr(change.previousPrice),
      })
  }
}
