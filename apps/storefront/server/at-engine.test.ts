import { describe, expect, it } from 'vitest'
import { assertBuiltFor, createVersionWatch } from './at-engine.ts'

describe('assertBuiltFor', () => {
  it.each([
    [null, null],
    [{ name: 'medusa' }, 'medusa'],
  ] as const)('takes a server of %j with a build for %s', (engine, built) => {
    expect(() => assertBuiltFor(engine, built)).not.toThrow()
  })

  it.each([
    [{ name: 'shopify' }, null, 'ENGINE=shopify pnpm build'],
    [null, 'shopify', 'ENGINE=own pnpm build'],
    [{ name: 'medusa' }, 'shopify', 'ENGINE=medusa pnpm build'],
  ] as const)('refuses a server of %j with a build for %s', (engine, built, remedy) => {
    expect(() => assertBuiltFor(engine, built)).toThrow(remedy)
  })
})

describe('createVersionWatch', () => {
  it('says once for each version that another has answered', () => {
    const said: string[] = []
    const watch = createVersionWatch((line) => said.push(line))
    for (const served of ['2026-07', '2026-07', '2026-10']) watch(served)
    expect(said).toEqual([expect.stringContaining('2026-07'), expect.stringContaining('2026-10')])
  })
})
