import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampScale,
  distanceOf,
  fittedSize,
  keepInside,
  middleOf,
  pinchScale,
  wheelStep,
  zoomAbout,
  zoomLimits,
  zoomSteps,
} from './zoom-geometry.ts'
import type { Point, View } from './zoom-geometry.ts'

const px = fc.double({ min: -2_000, max: 2_000, noNaN: true })
const points = fc.record({ x: px, y: px })
const scales = fc.double({ min: zoomLimits.min, max: zoomLimits.max, noNaN: true })
const views = fc.record({ scale: scales, x: px, y: px })
const sizes = fc.record({ width: fc.integer({ min: 1, max: 4_000 }), height: fc.integer({ min: 1, max: 4_000 }) })

/** The place on the picture that is seen at a point of the stage. */
function seenAt(point: Point, view: View): Point {
  return { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }
}

describe('geometry of the zoom', () => {
  it('[14.5] has the limits and steps of the specification', () => {
    expect(zoomLimits).toEqual({ min: 1, max: 8 })
    expect(zoomSteps).toEqual({ button: 0.5, doubleClick: 0.7, wheel: 0.2, pinch: 5 })
    expect([-1, 0.99, 1, 3.3, 8, 8.01, 99].map(clampScale)).toEqual([1, 1, 1, 3.3, 8, 8, 8])
  })

  it('[14.5] keeps under the pointer what is under it', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0.1, max: 20, noNaN: true }), points, (view, scale, point) => {
        const after = zoomAbout(view, scale, point)
        const [was, is] = [seenAt(point, view), seenAt(point, after)]
        expect(after.scale).toBe(clampScale(scale))
        expect(distanceOf(was, is)).toBeLessThan(1e-6)
      }),
    )
  })

  it('[14.5] brings with two fingers what was between them to where they are now', () => {
    fc.assert(
      fc.property(views, scales, points, points, (view, scale, from, to) => {
        const after = zoomAbout(view, scale, from, to)
        expect(distanceOf(seenAt(from, view), seenAt(to, after))).toBeLessThan(1e-6)
      }),
    )
  })

  it('[14.5] never bares an edge that the picture could cover, and keeps a small one in the middle', () => {
    fc.assert(
      fc.property(views, sizes, sizes, (view, picture, stage) => {
        const kept = keepInside(view, picture, stage)
        for (const [own, around, place] of [
          [picture.width, stage.width, kept.x],
          [picture.height, stage.height, kept.y],
        ] as const) {
          const half = (own * view.scale) / 2
          const isSmall = half <= around / 2
          if (isSmall) expect(place).toBeCloseTo(0)
          else {
            expect(place - half).toBeLessThanOrEqual(-around / 2 + 1e-6)
            expect(place + half).toBeGreaterThanOrEqual(around / 2 - 1e-6)
          }
        }
        expect(distanceOf(keepInside(kept, picture, stage), kept)).toBe(0)
      }),
    )
  })

  it('fits a picture into the stage without changing its shape', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 10, noNaN: true }), sizes, (ratio, stage) => {
        const { width, height } = fittedSize(ratio, stage)
        expect(width / height).toBeCloseTo(ratio, 6)
        expect(width).toBeLessThanOrEqual(stage.width + 1e-6)
        expect(height).toBeLessThanOrEqual(stage.height + 1e-6)
        expect(Math.min(stage.width - width, stage.height - height)).toBeLessThan(1e-6)
      }),
    )
  })

  it('[14.5] takes a notch of the wheel as 0.2, and the small moves of a trackpad as parts of it', () => {
    expect([-100, 300, -10].map(wheelStep)).toEqual([0.2, -0.2, expect.closeTo(0.02)])
  })

  it('[14.5] enlarges as the fingers part, once they have by 5 px', () => {
    expect([pinchScale(2, 100, 104), pinchScale(2, 100, 96)]).toEqual([2, 2])
    expect(pinchScale(2, 100, 105)).toBeCloseTo(2.1)
    expect(pinchScale(2, 100, 150)).toBeCloseTo(3)
    expect([pinchScale(2, 100, 10), pinchScale(2, 10, 900), pinchScale(1, 0, 6)]).toEqual([1, 8, 6])
  })

  it('knows the middle of two fingers', () => {
    expect(middleOf({ x: -10, y: 4 }, { x: 30, y: 8 })).toEqual({ x: 10, y: 6 })
  })
})
