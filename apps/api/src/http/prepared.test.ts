import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { prepare } from './prepared.ts'

const count = 20
const piece = 'a line of a long text\n'.repeat(5000)

describe('a prepared text', () => {
  it('[V15.2.2] is made piece by piece, and others are answered in between', async () => {
    let turns = 0
    let isOver = false
    const turn = () => {
      turns += 1
      if (!isOver) setImmediate(turn)
    }
    turn()
    const seen = new Set<number>()
    function* pieces() {
      for (let number = 0; number < count; number += 1) {
        seen.add(turns)
        yield piece
      }
    }
    const { gzipped } = await prepare(pieces())
    isOver = true
    // The first are asked for together, to have one ready when one is done.
    expect(seen.size).toBeGreaterThan(count - 4)
    expect((await promisify(gunzip)(gzipped)).toString()).toBe(piece.repeat(count))
  })

  it('is none when its pieces break off', async () => {
    async function* pieces() {
      yield await Promise.resolve(piece)
      throw new Error('lost')
    }
    await expect(prepare(pieces())).rejects.toThrow('lost')
  })
})
