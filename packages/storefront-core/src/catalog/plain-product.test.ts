import { describe, expect, it } from 'vitest'
import { canBuy } from '../availability/index.ts'
import { compositionOf, isRatingShown, plainProduct, plainVariant, unitPrice } from './index.ts'

const english = (text: string) => ({ text, lang: 'en' as const })
const variant = plainVariant({ id: 'v1', title: english('50 g'), price: 19_900 })
const product = plainProduct({
  productId: 'p1',
  handle: 'tomato',
  productName: english('Tomato'),
  category: { handle: 'seeds', name: english('Seeds') },
  variants: [variant],
})

describe('a plain product', () => {
  it('can be bought where nobody counts its stock', () => {
    expect(canBuy(product, variant)).toBe(true)
    expect(canBuy(product, plainVariant({ ...variant, inventoryManagement: 'shopify', inventoryPolicy: 'deny' }))).toBe(
      false,
    )
  })

  it('claims nothing that the backend has not said', () => {
    expect(isRatingShown(product.rating.average, 1)).toBe(false)
    expect(compositionOf(product)).toBeNull()
    expect(unitPrice(variant)).toBeNull()
    expect(product).toMatchObject({ status: 'active', vendorName: english(''), dose: null, deals: [], faqs: [] })
  })

  it('keeps every fact that it is given', () => {
    const named = plainProduct({ ...product, vendorName: english('Krishi Labs'), productImages: ['/a.webp'] })
    expect(named).toEqual({ ...product, vendorName: english('Krishi Labs'), productImages: ['/a.webp'] })
  })
})
