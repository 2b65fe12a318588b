import type { PackshotShape, PackshotSpec } from '../types.ts'
import { bannerSize, drawBanner, readBanner } from './draw-banner.ts'
import { drawBack, drawCloseUp } from './draw-views.ts'
import { type Pack, packOf } from './pack.ts'
import { scene } from './scene.ts'
import { place } from './svg.ts'
import { bottle } from './shapes/bottle.ts'
import { poster } from './shapes/poster.ts'
import { pouch } from './shapes/pouch.ts'
import { sack } from './shapes/sack.ts'
import { sprayer } from './shapes/sprayer.ts'
import { tin } from './shapes/tin.ts'
import { tray } from './shapes/tray.ts'

const shapes: Readonly<Record<PackshotShape, (pack: Pack) => string>> = { bottle, pouch, sack, tin, tray, sprayer }

/** The pictures that there are of each product, the one for lists first. */
export const packshotViews = ['front', 'back', 'close-up'] as const

/** One of them. */
export type PackshotView = (typeof packshotViews)[number]

const views: Readonly<Record<PackshotView, (pack: Pack) => string>> = {
  front: drawFront,
  back: drawBack,
  'close-up': drawCloseUp,
}

function drawFront(pack: Pack): string {
  const { shape } = pack.spec
  if (shape === 'banner') return drawBanner(readBanner(pack.spec), (spec) => drawFront(packOf(spec)))
  return shape === 'poster' ? poster(pack) : place(shapes[shape](pack), -42, -34, 0, 1.08)
}

/**
 * Draws a picture of a product as an SVG of 1000 by 1000: its pack with a printed label, the label of its back, or its
 * emblem from near; a poster has only a front, and so has a banner, which is wider. The same facts always give the same picture, and letters are outlines, so
 * that no font needs to be installed. An unknown emblem is drawn as a sprout.
 */
export function drawPackshot(spec: PackshotSpec, view: PackshotView = 'front'): string {
  if (spec.shape === 'banner') return scene(drawFront(packOf(spec)), bannerSize)
  return scene(views[spec.shape === 'poster' ? 'front' : view](packOf(spec)))
}
