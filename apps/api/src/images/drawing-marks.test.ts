import { describe, expect, it } from 'vitest'
import { createDrawingMarks } from './drawing-marks.ts'

describe('createDrawingMarks', () => {
  it('draws once for the same facts', () => {
    const drawn: string[] = []
    const markOf = createDrawingMarks()
    const draw = () => {
      drawn.push('again')
      return '<svg/>'
    }
    expect(markOf({ facts: 'a', draw })).toBe(markOf({ facts: 'a', draw }))
    expect(drawn).toHaveLength(1)
  })

  it('gives another mark when the same facts are drawn differently', () => {
    const before = createDrawingMarks()({ facts: 'a', draw: () => '<svg/>' })
    expect(createDrawingMarks()({ facts: 'a', draw: () => '<svg><g/></svg>' })).not.toBe(before)
  })
})
