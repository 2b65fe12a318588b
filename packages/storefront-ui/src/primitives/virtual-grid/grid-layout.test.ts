import { describe, expect, it } from 'vitest'
import { layoutOf } from './grid-layout.ts'

const grid = { columns: 2, count: 9, gap: 10, height: 540 }
const row = (index: number) => ({ index, start: index * 110, end: index * 110 + 100 })

describe('layoutOf', () => {
  it('draws all cells of a grid that is in view, and leaves no room', () => {
    const layout = layoutOf([row(0), row(1), row(2), row(3), row(4)], grid)
    expect(layout).toEqual({ runs: [{ from: 0, to: 9, room: 0 }], roomAfter: 0 })
  })

  it('leaves room above and below, less the gap that the room itself has', () => {
    expect(layoutOf([row(2), row(3)], grid)).toEqual({ runs: [{ from: 4, to: 8, room: 210 }], roomAfter: 100 })
  })

  it('keeps a row that is far away as a run of its own', () => {
    const { runs } = layoutOf([row(0), row(3)], grid)
    expect(runs).toEqual([
      { from: 0, to: 2, room: 0 },
      { from: 6, to: 8, room: 210 },
    ])
  })

  it('leaves all of the room below when no row is rendered', () => {
    expect(layoutOf([], grid)).toEqual({ runs: [], roomAfter: 540 })
  })
})
