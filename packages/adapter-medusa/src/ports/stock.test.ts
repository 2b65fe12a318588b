import { toCartLine } from '@krishi/storefront-core/cart'
import { describe, expect, it } from 'vitest'
import type { MedusaPart, MedusaProduct, MedusaVariant } from './medusa-shapes.ts'
import { shareStock } from './stock.ts'
import { toHtml, toProduct, toText } from './to-product.ts'

function aVariant(
  id: string,
  units: number,
  parts: readonly MedusaPart[],
  own: Partial<MedusaVariant> = {},
): MedusaVariant {
  return {
    id,
    title: id,
    sku: null,
    manage_inventory: true,
    allow_backorder: false,
    inventory_quantity: units,
    calculated_price: { calculated_amount: 80, original_amount: 100 },
    inventory_items: parts,
    ...own,
  }
}

function aProduct(variants: readonly MedusaVariant[]): MedusaProduct {
  return {
    ...{ id: 'prod_1', title: 'टमाटर', subtitle: null, handle: 'tomato', thumbnail: '/a.webp', material: null },
    ...{ origin_country: null, description: 'One < two\n\nThree', images: undefined, collection: null },
    categories: [
      { handle: 'tomato-seeds', name: 'Tomato', rank: 7 },
      { handle: 'seeds', name: 'Seeds', rank: 0 },
    ],
    variants,
  }
}

const part = (inventory_item_id: string, required_quantity: number): MedusaPart => ({
  inventory_item_id,
  required_quantity,
})

/** What is left of the wishes, by variant. */
function shared(variants: readonly MedusaVariant[], wishes: Readonly<Record<string, number>>) {
  const medusa = aProduct(variants)
  const product = toProduct(medusa, 'hi')
  const lines = product.variants.map((variant) => toCartLine(product, variant, wishes[variant.id] ?? 0))
  return Object.fromEntries(shareStock(lines, [medusa]).map(({ id, cartQty }) => [id, cartQty]))
}

describe('shareStock', () => {
  const packs = [aVariant('three', 1, [part('seed', 3)]), aVariant('one', 5, [part('seed', 1)])]

  it('takes from a stock what there is, in the order of the lines', () => {
    expect(shared(packs, { three: 1, one: 2 })).toEqual({ three: 1, one: 2 })
    expect(shared(packs, { three: 1, one: 4 })).toEqual({ three: 1, one: 2 })
  })

  it('counts every part of a kit', () => {
    const kit = aVariant('kit', 2, [part('seed', 1), part('tray', 1)])
    expect(shared([kit, aVariant('tray', 2, [part('tray', 1)])], { kit: 2, tray: 1 })).toEqual({ kit: 2, tray: 0 })
  })

  it('leaves what is not counted, or may be sold out', () => {
    const free = aVariant('free', 0, [part('seed', 1)], { manage_inventory: false })
    const later = aVariant('later', 0, [part('seed', 1)], { allow_backorder: true })
    expect(shared([free, later, ...packs], { free: 9, later: 9, three: 1, one: 9 })).toEqual({
      ...{ free: 9, later: 9, three: 1 },
      one: 2,
    })
  })
})

describe('toProduct', () => {
  it('takes the broadest category, the printed price, and the texts as they are', () => {
    const product = toProduct(aProduct([aVariant('one', 5, [])]), 'hi')
    expect(product).toMatchObject({
      productName: { text: 'टमाटर', lang: 'hi' },
      category: { handle: 'seeds', name: { text: 'Seeds', lang: 'en' } },
      productImages: ['/a.webp'],
      variants: [{ price: 8_000, compareAtPrice: 10_000, inventoryManagement: 'shopify', inventoryPolicy: 'deny' }],
    })
  })

  it('does not sell what has no price in the region', () => {
    expect(toProduct(aProduct([aVariant('one', 5, [], { calculated_price: null })]), 'en').variants).toEqual([])
  })
})

describe('texts of Medusa', () => {
  it('are text and never HTML', () => {
    expect(toHtml('<img onerror=alert(1)>\n\nB & "C"', 'en')).toEqual({
      text: '<p>&lt;img onerror=alert(1)&gt;</p><p>B &amp; &quot;C&quot;</p>',
      lang: 'en',
    })
    expect(toHtml(' \n', 'en')).toBeNull()
  })

  it.each([
    ['ಟೊಮ್ಯಾಟೊ', 'kn', 'kn'],
    ['Tomato F1', 'kn', 'en'],
    ['500 g', 'hi', 'en'],
    ['টমেটো', 'bn', 'bn'],
  ] as const)('%s on a page in %s is in %s', (text, locale, lang) => {
    expect(toText(text, locale).lang).toBe(lang)
  })
})
