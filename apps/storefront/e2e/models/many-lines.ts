import { cartCapacity, toCartLine } from '@krishi/storefront-core/cart'
import type { CartLine } from '@krishi/storefront-core/cart'
import type { ProductListResponse } from '@krishi/storefront-core/contract'
import type { APIRequestContext } from '@playwright/test'
import { openWithoutScripts } from './kept-state.ts'
import type { Shopper } from './shopper.ts'

/** So many of the catalogue's packs that can be bought, as lines of a cart. */
async function readLines(request: APIRequestContext, count: number): Promise<readonly CartLine[]> {
  const lines: CartLine[] = []
  const noFilter = { categoryHandleName: [], brandHandleName: [], countryOfOrigin: [], rating: null }
  for (let pageNum = 1; lines.length < count; pageNum += 1) {
    const answer = await request.post('/api/product-listing', {
      data: {
        filters: { ...noFilter, price: { minPrice: null, maxPrice: 50_000 }, availability: true },
        sort: { by: 'best-selling' },
        ...{ pageNum, pageSize: 30, language: 'en' },
      },
    })
    const { products } = (await answer.json()) as ProductListResponse
    for (const { mapVariant, ...product } of Object.values(products)) {
      const packs = Object.values(mapVariant).map((pack) => toCartLine(product, pack, 1))
      lines.push(...packs.filter(({ isVariantAvailForSale }) => isVariantAvailForSale))
    }
  }
  return lines.slice(0, count)
}

/** Stores on a device a cart with that many lines more than one order takes, as two tabs can fill it. */
export async function overfillCart({ page }: Shopper, excess: number): Promise<void> {
  const lines = await readLines(page.request, cartCapacity + excess)
  await openWithoutScripts(page)
  await page.evaluate((text) => localStorage.setItem('cartProducts', text), JSON.stringify(lines))
}
