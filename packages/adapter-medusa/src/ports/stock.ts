import type { CartLine } from '@krishi/storefront-core/cart'
import type { MedusaProduct, MedusaVariant } from './medusa-shapes.ts'

/**
 * Lowers lines so that together they take no more of a stock than there is. Medusa counts each line of a cart by itself, also where
 * two variants are packed from the same stock, and sells what is not there (medusajs/medusa#16502). The first line keeps its units.
 */
export function shareStock(lines: readonly CartLine[], products: readonly MedusaProduct[]): readonly CartLine[] {
  const variants = new Map(products.flatMap((product) => product.variants).map((variant) => [variant.id, variant]))
  const stocks = stocksOf([...variants.values()].filter(isCounted))
  return lines.map((line) => {
    const variant = variants.get(line.id)
    if (!variant || !isCounted(variant)) return line
    const parts = (variant.inventory_items ?? []).filter(({ required_quantity }) => required_quantity > 0)
    const units = parts.map((part) => Math.floor((stocks.get(part.inventory_item_id) ?? 0) / part.required_quantity))
    const cartQty = Math.min(line.cartQty, ...units)
    for (const { inventory_item_id: id, required_quantity } of parts) {
      stocks.set(id, (stocks.get(id) ?? 0) - cartQty * required_quantity)
    }
    return cartQty === line.cartQty ? line : { ...line, cartQty }
  })
}

/** Whether its stock ends its sale. */
function isCounted(variant: MedusaVariant): boolean {
  return variant.manage_inventory && !variant.allow_backorder
}

/** How much there is of each stock, by what Medusa says of the variants: the most that one of them could take. */
function stocksOf(variants: readonly MedusaVariant[]): Map<string, number> {
  const stocks = new Map<string, number>()
  for (const { inventory_items: parts = [], inventory_quantity: units } of variants) {
    for (const { inventory_item_id: id, required_quantity } of parts) {
      stocks.set(id, Math.max(stocks.get(id) ?? 0, (units ?? 0) * required_quantity))
    }
  }
  return stocks
}
