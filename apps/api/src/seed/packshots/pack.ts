import type { PackshotSpec } from '../types.ts'
import { type Palette, paletteOf } from './palette.ts'
import { chooserOf, type Choose, seedOf } from './variation.ts'

/** A packshot on its way: the facts, the brand's colours, and the choices that the facts settle. */
export interface Pack {
  spec: PackshotSpec
  palette: Palette
  /** Settles a design question of this product. */
  choose: Choose
  /** Settles a design question of the whole brand, so that its packs belong together. */
  chooseForBrand: Choose
}

/** Gathers what drawing a packshot needs. */
export function packOf(spec: PackshotSpec): Pack {
  const chooseForBrand = chooserOf(`${spec.brand}\n${spec.hue}`)
  return { spec, palette: paletteOf(spec.hue, chooseForBrand), choose: chooserOf(seedOf(spec)), chooseForBrand }
}
