import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTtlCache } from './create-ttl-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that counts how often it is begun. */
function counting(fails = false) {
  let begun = 0
  return async () => {
    begun += 1
    const mine = begun
    await Promise.resolve()
    if (fails && mine === 1) throw new Error('lost')
    return mine
  }
}

describe('a cache', () => {
  it('makes a thing once for all who ask, and again when it is old', async () => {
    const [cache, make] = [createTtlCache<number>(1000), counting()]
    expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([1, 1])
    vi.advanceTimersByTime(999)
    expect([await cache.get('a', make), await cache.get('b', make)]).toEqual([1, 2])
    vi.advanceTimersByTime(1)
    expect(await cache.get('a', make)).toBe(3)
  })

  it('gives a failure to those who asked, and to nobody after them', async () => {
    const [cache, make] = [createTtlCache<number>(1000), counting(true)]
    const asked = await Promise.allSettled([cache.get('a', make), cache.get('a', make)])
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await cache.get('a', make)).toBe(2)
  })

  it('forgets what was made', async () => {
    const [cache, make] = [createTtlCache<number>(1000), counting()]
    await cache.get('a', make)
    cache.clear()
    expect(await cache.get('a', make)).toBe(2)
  })
})
