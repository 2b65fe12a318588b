import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSwipe, neighbourOf, shiftTo, slideAt, stepOf } from './carousel-geometry.ts'

const counts = fc.integer({ min: 1, max: 30 })
const pitches = fc.integer({ min: 100, max: 2_000 })

describe('geometry of a carousel', () => {
  it('[14.1] turns after 50 px and not before, to either side', () => {
    expect([-51, -50, -49, 0, 49, 50, 51].map(isSwipe)).toEqual([true, true, false, false, false, true, true])
  })

  it('brings the next slide when the picture is dragged to the left', () => {
    expect([stepOf(-20), stepOf(20)]).toEqual([1, -1])
  })

  it('[14.1] goes round the ends where it loops, and stops there where it does not', () => {
    expect(neighbourOf(2, 1, { count: 3, loop: true })).toBe(0)
    expect(neighbourOf(0, -1, { count: 3, loop: true })).toBe(2)
    expect(neighbourOf(2, 1, { count: 3, loop: false })).toBeNull()
    expect(neighbourOf(0, 1, { count: 1, loop: true })).toBeNull()
  })

  it('leads back by the step against the one that it led on by', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 30 }),
        fc.nat(29),
        fc.constantFrom(1 as const, -1 as const),
        (count, at, step) => {
          const index = at % count
          const next = neighbourOf(index, step, { count, loop: true })
          expect(next).not.toBeNull()
          expect(neighbourOf(next ?? -1, step === 1 ? -1 : 1, { count, loop: true })).toBe(index)
        },
      ),
    )
  })

  it('knows the slide in view from how far the row is scrolled', () => {
    fc.assert(
      fc.property(counts, pitches, fc.nat(29), fc.integer({ min: -49, max: 49 }), (count, pitch, at, off) => {
        const index = at % count
        expect(slideAt(index * pitch + off, { count, pitch })).toBe(index)
      }),
    )
    expect(slideAt(500, { count: 3, pitch: 0 })).toBe(0)
  })

  it('puts a picture wherever it is wanted: its slide and its shift come to that place', () => {
    fc.assert(
      fc.property(fc.integer(), counts, counts, pitches, (place, slide, at, pitch) => {
        const restsAt = (slide - at) * pitch
        expect(restsAt + shiftTo(place, slide, at, pitch)).toBe(place)
      }),
    )
  })
})
