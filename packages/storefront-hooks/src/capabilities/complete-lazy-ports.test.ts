import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { completeLazyPorts } from './index.ts'

const product = { handle: 'tomato', locale: 'en' } as const

describe('completeLazyPorts', () => {
  it('says what there is before its code is loaded, and loads it once with the first call', async () => {
    let loads = 0
    const ports = completeLazyPorts(['catalog.collection'], () => {
      loads += 1
      const collection = { handle: 'seeds', title: { text: 'Seeds', lang: 'en' }, descriptionHtml: null } as const
      return Promise.resolve({ catalog: { collection: () => Promise.resolve(ok(collection)) } })
    })
    expect([ports.supports?.('catalog.collection'), ports.supports?.('catalog.product'), loads]).toEqual([
      true,
      false,
      0,
    ])
    expect(await ports.catalog.collection(product)).toMatchObject({ ok: true, value: { handle: 'seeds' } })
    await ports.catalog.collection(product)
    expect(await ports.catalog.product(product)).toEqual(err('port/unsupported'))
    expect(loads).toBe(1)
  })

  it('is offline while its code cannot be loaded, and tries again', async () => {
    let isThere = false
    const ports = completeLazyPorts(['catalog.product'], () =>
      isThere
        ? Promise.resolve({ catalog: { product: () => Promise.resolve(err('request/not-found')) } })
        : Promise.reject(new Error('No chunk.')),
    )
    expect(await ports.catalog.product(product)).toEqual(err('network/offline'))
    isThere = true
    expect(await ports.catalog.product(product)).toEqual(err('request/not-found'))
  })

  it('takes ports whose code is there at once', () => {
    const session = { open: () => Promise.resolve(err('network/offline')), onChange: () => () => undefined }
    const ports = completeLazyPorts([], () => Promise.resolve({}), { session })
    expect(ports.supports?.('session.open')).toBe(true)
  })
})
