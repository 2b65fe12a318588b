import { describe, expect, it } from 'vitest'
import { aCartLine, aProduct, aVariant } from '../testing/fixtures.ts'
import { addLine, toCartLine, toOrderLine, toOrderLines } from './index.ts'

const advancePayment = {
  isAdvanceAmountPayable: true,
  advAmount: 5_000,
  type: 'fixed',
  value: 5_000,
  condition: 'above 5000',
} as const
const variant = aVariant({
  id: 'v 2',
  maxCount: 4,
  discountProperties: { type: 'percentage', value: 10 },
  dynamicPrepaid: { roundingType: 'ceil', value: 2 },
  advancePayment,
})

describe('toCartLine', () => {
  it('[23.5] [25.8] has every field of a cart line', () => {
    expect(toCartLine(aProduct({ oldProductTitle: 'Neem tonic' }), variant, 2)).toEqual({
      productId: 'p1',
      id: 'v 2',
      productName: { text: 'Neem oil', lang: 'en' },
      productHandle: 'neem-oil',
      productType: 'Crop Protection',
      vendorName: 'Krishi',
      productImage: '/images/neem.png',
      oldProductTitle: 'Neem tonic',
      deepLinkUrl: '/products/neem-oil?variant=v%202',
      position: 3,
      title: { text: '500 ml', lang: 'en' },
      price: 25_000,
      compareAtPrice: 30_000,
      cartQty: 2,
      isVariantAvailForSale: true,
      isVariantLimited: true,
      inventoryQuantity: 10,
      inventoryManagement: 'shopify',
      inventoryPolicy: 'deny',
      maxCount: 4,
      discountProperties: { type: 'percentage', value: 10 },
      dynamicPrepaid: { roundingType: 'ceil', value: 2 },
      advancePayment,
    })
  })

  it('[23.5] does without a picture and an old name, and knows what is sold out', () => {
    const line = toCartLine(aProduct({ handle: 'नीम', productImages: [] }), aVariant({ inventoryQuantity: 0 }), 1)
    expect(line).toMatchObject({
      productImage: '',
      oldProductTitle: '',
      deepLinkUrl: '/products/%E0%A4%A8%E0%A5%80%E0%A4%AE?variant=v1',
      isVariantAvailForSale: false,
      isVariantLimited: false,
    })
  })
})

describe('toOrderLine', () => {
  it('[23.5] has every field of an order line', () => {
    expect(toOrderLine(toCartLine(aProduct(), variant, 2))).toEqual({
      productId: 'p1',
      variantId: 'v 2',
      merchandiseId: 'v 2',
      deeplinkUrl: '/products/neem-oil?variant=v%202',
      productTitle: 'Neem oil',
      variantTitle: '500 ml',
      imageUrl: '/images/neem.png',
      productType: 'Crop Protection',
      vendorName: 'Krishi',
      productHandle: 'neem-oil',
      price: 25_000,
      newPrice: 25_000,
      quantity: 2,
      availableQuantity: 10,
      isAvailableForSale: true,
      inventoryManagement: 'shopify',
      inventoryPolicy: 'deny',
      maxCount: 4,
      dynamicPrepaid: { roundingType: 'ceil', value: 2 },
      discountProperties: { type: 'percentage', value: 10 },
      skuSpecialDiscountAmount: 2_500,
    })
  })

  it('[23.5] does without the address of a line that was kept by an older version', () => {
    const { deepLinkUrl, ...older } = aCartLine()
    expect(deepLinkUrl).not.toBe('')
    expect(toOrderLine(older).deeplinkUrl).toBe('')
  })
})

describe('toOrderLines', () => {
  it('[22.3] orders what is for sale with at least one of it', () => {
    const lines = [
      aCartLine({ id: 'a', cartQty: 2 }),
      aCartLine({ id: 'b', cartQty: 0 }),
      aCartLine({ id: 'c', isVariantAvailForSale: false }),
    ]
    expect(toOrderLines(lines)).toEqual([toOrderLine(aCartLine({ id: 'a', cartQty: 2 }))])
  })
})

describe('addLine', () => {
  const a = aCartLine({ id: 'a', cartQty: 2 })
  const b = aCartLine({ id: 'b' })

  it('[23.3] puts a new line last', () => {
    expect(addLine([a], b)).toEqual([a, b])
  })

  it('[23.3] adds to the line of the same variant and leaves the others', () => {
    const lines = addLine([a, b], aCartLine({ id: 'a', cartQty: 3 }))
    expect(lines).toEqual([{ ...a, cartQty: 5 }, b])
    expect(lines[1]).toBe(b)
  })
})
