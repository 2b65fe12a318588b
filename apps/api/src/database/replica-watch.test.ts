import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { logInto } from '../../test/log-into.ts'
import { createReplicaWatch, type LogPosition } from './replica-watch.ts'

const lost = new Error('no answer')

describe('what is known of a replica', () => {
  let time = 0
  let primary: LogPosition | null
  let replica: LogPosition | null | Error
  let lines: string[]

  beforeEach(() => {
    time = 1_000_000
    primary = { identity: 'shop', bytes: 100 }
    replica = { identity: 'shop', bytes: 100 }
    lines = []
  })

  function watch() {
    const watched = createReplicaWatch({
      readPrimary: () => (primary === null ? Promise.reject(lost) : Promise.resolve(primary)),
      readReplica: () => (replica instanceof Error ? Promise.reject(replica) : Promise.resolve(replica)),
      mostLagMs: 5_000,
      logger: logInto(lines),
      clock: () => time,
    })
    onTestFinished(() => watched.stop())
    return watched
  }

  const write = (bytes: number) => {
    primary = { identity: 'shop', bytes }
  }
  const replay = (bytes: number) => {
    replica = { identity: 'shop', bytes }
  }
  const said = () => lines.map((line) => (JSON.parse(line) as { readonly reason?: string }).reason ?? 'near')

  it('is near once it has what the primary had, for as long as may be, and says so once', async () => {
    const watched = watch()
    expect(watched.isNear).toBe(false)
    await watched.look()
    await watched.look()
    expect(watched.isNear).toBe(true)
    time += 5_000
    expect(watched.isNear).toBe(true)
    time += 1
    expect(watched.isNear).toBe(false)
    expect(said()).toEqual(['near'])
  })

  it('stays near while nothing is written, however long', async () => {
    const watched = watch()
    for (let round = 0; round < 10; round += 1) {
      time += 4_000
      await watched.look()
    }
    expect([watched.isNear, said()]).toEqual([true, ['near']])
  })

  it('is as old as the last moment of the primary that it has reached', async () => {
    const watched = watch()
    await watched.look()
    for (let round = 1; round <= 5; round += 1) {
      time += 2_000
      write(100 + round)
      replay(100 + Math.max(0, round - 2))
      await watched.look()
    }
    // Two rounds behind, which is four seconds.
    expect(watched.isNear).toBe(true)
    time += 1_001
    expect(watched.isNear).toBe(false)
    await watched.look()
    expect(said()).toEqual(['near', 'it is more than 5 s behind, or nobody knows, as the primary does not answer'])
    replay(105)
    await watched.look()
    expect([watched.isNear, said().at(-1)]).toEqual([true, 'near'])
  })

  it('does not count as up to date when its connection to the primary is cut', async () => {
    const watched = watch()
    await watched.look()
    write(200)
    for (let round = 0; round < 4; round += 1) {
      time += 2_000
      await watched.look()
    }
    expect(watched.isNear).toBe(false)
  })

  it('is read on while the primary does not answer, however long, and says so once', async () => {
    const watched = watch()
    await watched.look()
    primary = null
    for (let round = 0; round < 5; round += 1) {
      time += 4_000
      await watched.look()
    }
    expect([watched.isNear, lines.filter((text) => text.includes('the primary does not answer: ')).length]).toEqual([
      true,
      1,
    ])
    primary = { identity: 'shop', bytes: 300 }
    time += 4_000
    await watched.look()
    expect(watched.isNear).toBe(false)
  })

  it('does not stand in for the primary when it was behind, or is not its replica', async () => {
    const watched = watch()
    await watched.look()
    write(200)
    time += 5_001
    await watched.look()
    primary = null
    await watched.look()
    expect(watched.isNear).toBe(false)
    replay(200)
    write(200)
    await watched.look()
    primary = null
    replica = { identity: 'other', bytes: 200 }
    await watched.look()
    expect(watched.isNear).toBe(false)
  })

  it.each([
    ['does not answer', lost, 'it does not answer'],
    ['takes writes itself', null, 'it is no replica of the database of DATABASE_URL'],
    ['follows another database', { identity: 'other', bytes: 100 }, 'it is no replica of the database of DATABASE_URL'],
  ])('is left out when it %s, until it is well', async (_name, answer, reason) => {
    const watched = watch()
    await watched.look()
    replica = answer
    await watched.look()
    expect([watched.isNear, said().at(-1)]).toEqual([false, reason])
    replay(100)
    await watched.look()
    expect([watched.isNear, said()]).toEqual([true, ['near', reason, 'near']])
  })
})
