import type { PackshotShape, PackshotSpec } from '../types.ts'
import { type Pack, packOf } from './pack.ts'
import { scene } from './scene.ts'
import { place } from './svg.ts'
import { bottle } from './shapes/bottle.ts'
import { pouch } from './shapes/pouch.ts'
import { sack } from './shapes/sack.ts'
import { sprayer } from './shapes/sprayer.ts'
import { tin } from './shapes/tin.ts'
import { tray } from './shapes/tray.ts'

const shapes: Readonly<Record<PackshotShape, (pack: Pack) => string>> = { bottle, pouch, sack, tin, tray, sprayer }

/**
 * Draws the picture of a product as an SVG of 1000 by 1000: its pack with a printed label, on a warm neutral ground. The
 * same facts always give the same picture, and letters are outlines, so that no font needs to be installed. An
 * unknown emblem is drawn as a sprout.
 */
export function drawPackshot(spec: PackshotSpec): string {
  return scene(place(shapes[spec.shape](packOf(spec)), -42, -34, 0, 1.08))
}
