import { describe, expect, it } from 'vitest'
import { everyEngine } from '../../test/databases.ts'
import { openShop, testConfig } from '../../test/open-shop.ts'
import { openShopper } from '../../test/shopper.ts'
import { validCalls } from '../../test/valid-calls.ts'
import { openDatabase, type OpenDatabase } from '../database/index.ts'

describe.each(everyEngine.filter(({ name }) => name === 'PostgreSQL'))('the shop window on $name', (engine) => {
  it('is all that a replica is asked for: no cart, order, address, coin, coupon, review or wish', async () => {
    const location = await engine.create()
    let asked = 0
    let opened: OpenDatabase | undefined
    const shop = await openShop(location, {
      config: { ...testConfig(location), replica: { readUrl: 'postgres://none/shop', mostLagMs: 5_000 } },
      async openDatabase(where) {
        const result = await openDatabase(where)
        if (result.ok) opened = result.value
        return result
      },
      openReplica() {
        if (!opened) throw new Error('The replica was opened before its primary. Nothing can be asked. Open it after.')
        return Promise.resolve({
          database: opened.database,
          isNear: true,
          ask(there) {
            asked += 1
            return there()
          },
          look: () => Promise.resolve(),
          close: () => Promise.resolve(),
        })
      },
    })
    const shopper = await openShopper(shop)
    const there: string[] = []
    for (const { name, path, ...options } of validCalls) {
      asked = 0
      await shopper.call(path, options)
      if (asked > 0) there.push(name)
    }
    expect(there.sort()).toEqual([
      'catalog.alternative',
      'catalog.banners',
      'catalog.bestSelling',
      'catalog.brandLabel',
      'catalog.categoryLabel',
      'catalog.collection',
      'catalog.collectionProducts',
      'catalog.filterCounts',
      'catalog.filterOptions',
      'catalog.menu',
      'catalog.popularSearches',
      'catalog.product',
      'catalog.productCards',
      'catalog.productsByHandle',
      'catalog.productsListing',
      'catalog.recommended',
      'catalog.search',
      'catalog.similar',
      'catalog.tiles',
      'community.article',
      'community.blogSearch',
    ])
    await shop.close()
  })
})
