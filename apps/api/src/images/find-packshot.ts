import { generateCatalogue } from '../seed/generate-catalogue.ts'
import type { PackshotSpec } from '../seed/types.ts'

/** Finds what is drawn for a product, by its handle; null for a product that the catalogue does not have. */
export function createPackshotFinder(): (handle: string) => Promise<PackshotSpec | null> {
  let packshots: ReadonlyMap<string, PackshotSpec> | undefined
  return (handle) => {
    packshots ??= new Map(generateCatalogue().products.map((product) => [product.handle, product.packshot]))
    return Promise.resolve(packshots.get(handle) ?? null)
  }
}
