import { expect, it } from 'vitest'
import { toOrderLine } from './order-lines.ts'

it('[13.10] names what is ordered as it was meant, without look-alikes', () => {
  const line = {
    ...{
      productId: 'p1',
      variantId: 'v1',
      productTitle: { en: 'T\u043em\u0430to Seeds' },
      variantTitle: { en: '5 g' },
    },
    ...{ imageUrl: '', productType: 'Seeds', vendorName: { en: 'Dharti' }, productHandle: 'tomato', price: 100 },
    ...{ newPrice: 100, quantity: 1, availableQuantity: 9, isAvailableForSale: true, inventoryManagement: null },
    ...{ inventoryPolicy: 'deny' as const, maxCount: 0, dynamicPrepaid: null, discountProperties: null },
    skuSpecialDiscountAmount: 0,
  }
  expect(toOrderLine(line, 'en').productTitle).toBe('Tomato Seeds')
})
