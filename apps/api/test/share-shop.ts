import { afterAll, beforeAll } from 'vitest'
import type { ApiDependencies } from '../src/api-dependencies.ts'
import type { SeedSources } from '../src/seeding/index.ts'
import type { TestDatabase, TestEngine } from './databases.ts'
import { openShop, type TestShop } from './open-shop.ts'
import { openShopper, type TestShopper } from './shopper.ts'

/** A shop that the tests of one `describe` share, and a guest in it. Open only while they run. */
export interface SharedShop {
  readonly api: TestShop
  readonly shopper: TestShopper
}

/**
 * Opens the real API on a database of its own before the tests around the call, and closes it after them.
 *
 * @param change What is not as in the usual test shop, given the place of its database.
 * @param seeds What fills the database in place of the test catalogue.
 */
export function shareShop(
  engine: TestEngine,
  change: (location: TestDatabase) => Partial<Omit<ApiDependencies, 'seeds'>> = () => ({}),
  seeds?: SeedSources,
): SharedShop {
  let opened: SharedShop | undefined
  beforeAll(async () => {
    const location = await (seeds ? engine.create() : engine.createFilled())
    const api = await openShop(location, { ...change(location), ...(seeds && { seeds }) })
    opened = { api, shopper: await openShopper(api) }
  })
  afterAll(async () => {
    await opened?.api.close()
  })

  function ready(): SharedShop {
    if (opened) return opened
    throw new Error('The shop is used before its tests run. It is not open yet. Use it inside `it` or `beforeAll`.')
  }
  return {
    get api() {
      return ready().api
    },
    get shopper() {
      return ready().shopper
    },
  }
}
