import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { createViewCounter } from './create-view-counter.ts'

/** A counter, the calls that it makes, and what they fail with in turn. */
function aCounter(...failures: (PortErrorCode | null)[]) {
  const clock = createFakeClock()
  const sent: (readonly string[])[] = []
  const counter = createViewCounter({
    afterMs: 3000,
    clock,
    send: (postIds) => {
      sent.push(postIds)
      const failure = failures.shift() ?? null
      return Promise.resolve(failure === null ? ok(null) : err(failure))
    },
  })
  return { ...counter, clock, sent }
}

describe('a counter of seen posts', () => {
  it('[34.6] counts a post that was in view for three seconds, and none that was scrolled past', async () => {
    const { enter, leave, clock, sent } = aCounter()
    enter('long')
    enter('short')
    await clock.advance(2999)
    leave('short')
    await clock.advance(5001)
    expect(sent).toEqual([['long']])
    expect(clock.waiting()).toBe(0)
  })

  it('[34.6] tells what was seen within five seconds in one call, each post once', async () => {
    const { enter, leave, clock, sent } = aCounter()
    enter('one')
    enter('one')
    await clock.advance(2000)
    enter('two')
    await clock.advance(3000)
    leave('one')
    enter('one')
    await clock.advance(20_000)
    expect(sent).toEqual([['one', 'two']])
  })

  it('tells at once before the page is left, and nothing where nothing was seen', async () => {
    const { enter, flush, clock, sent } = aCounter()
    await flush()
    enter('one')
    await clock.advance(3000)
    await flush()
    expect(sent).toEqual([['one']])
    await clock.advance(20_000)
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['network/offline', [['one'], ['one', 'two']]],
    ['network/unanswered', [['one'], ['one', 'two']]],
    ['request/invalid', [['one'], ['two']]],
  ] as const)('after %s calls with %j', async (failure, calls) => {
    const { enter, clock, sent } = aCounter(failure)
    enter('one')
    await clock.advance(8000)
    enter('two')
    await clock.advance(8000)
    expect(sent).toEqual(calls)
  })

  it('tells no more posts at once than a call takes', async () => {
    const { enter, flush, clock, sent } = aCounter()
    for (let post = 0; post < 60; post += 1) enter(`post-${post}`)
    await clock.advance(3000)
    await flush()
    await flush()
    expect(sent.map(({ length }) => length)).toEqual([50, 10])
  })
})
