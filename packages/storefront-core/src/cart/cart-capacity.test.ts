import { describe, expect, it } from 'vitest'
import { cartCapacity, excessLines, hasRoomFor } from './index.ts'

const lines = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }))

describe('the capacity of a cart', () => {
  it.each([
    [0, 'new', true],
    [cartCapacity - 1, 'new', true],
    [cartCapacity, 'new', false],
    [cartCapacity, '7', true],
    [cartCapacity + 5, 'new', false],
    [cartCapacity + 5, '203', true],
  ])('[23.1] of %i lines has room for "%s": %s', (count, lineId, hasRoom) => {
    expect(hasRoomFor(lines(count), lineId)).toBe(hasRoom)
  })

  it('[24.3] counts the lines that are too many for an order', () => {
    expect([0, cartCapacity, cartCapacity + 1, cartCapacity + 40].map(excessLines)).toEqual([0, 0, 1, 40])
  })
})
