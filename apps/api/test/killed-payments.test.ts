import { expect, describe, it } from 'vitest'
import { everyEngine } from './databases.ts'
import { habits, isSound, openMortalShop, steps } from './killed-payments.ts'

describe.each(everyEngine)('a server on $name that is killed while an order is paid', (engine) => {
  it('[30.12] makes one order and one charge, or none, at each of its steps', { timeout: 300_000 }, async () => {
    const shop = await openMortalShop(await engine.create())
    const runs = []
    for (let index = 0; index < steps.length; index += 1) runs.push(await shop.run(index))
    await shop.close()
    expect(steps.length).toBeGreaterThanOrEqual(12)
    expect(runs.filter((run) => !isSound(run))).toEqual([])
    expect(runs.filter(({ wasKilled }) => !wasKilled)).toEqual([])
    expect(new Set(runs.map(({ habit }) => habit)).size).toBe(habits.length)
    // Whoever had paid has an order.
    expect(runs.filter(({ step, orders }) => /paid|settled|notice/.test(step) && orders !== 1)).toEqual([])
  })
})
