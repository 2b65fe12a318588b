import { describe, expect, it } from 'vitest'
import { formatOf } from './read-lines.ts'

describe('formatOf', () => {
  it('knows the two formats by the name of a file', () => {
    expect(['a.csv', 'b.jsonl', 'c.xlsx'].map(formatOf)).toEqual(['csv', 'jsonl', null])
  })
})
