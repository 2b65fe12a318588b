import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { completePorts } from '../capabilities/index.ts'
import { noFilters } from '../catalog/no-filters.ts'
import { valueOf } from '../query/index.ts'
import { createCapabilityWatch, printCapabilities } from './capability-report.ts'

const one = { menu: () => Promise.resolve(ok([])) }

describe('the watch over an adapter', () => {
  it('does not take an adapter’s word for what it answers otherwise', async () => {
    const ports = completePorts({ catalog: one })
    const boasting = createCapabilityWatch().watch({ ...ports, supports: () => true })
    await expect(boasting.wishlist.all({ locale: 'en' })).rejects.toThrow(
      /The adapter supports wishlist\.all, and it answered/,
    )
    const modest = createCapabilityWatch().watch({ ...ports, supports: () => false })
    await expect(modest.catalog.menu({ locale: 'en' })).rejects.toThrow(/does not support catalog\.menu, and it did it/)
  })

  it('leaves answers and failures as they are', async () => {
    const { catalog } = createCapabilityWatch().watch(
      completePorts({ catalog: { ...one, banners: () => Promise.resolve(err('network/server')) } }),
    )
    expect(await catalog.menu({ locale: 'en' })).toEqual(ok([]))
    expect(await catalog.banners({ locale: 'en' })).toEqual(err('network/server'))
  })

  describe('of which a test fails', () => {
    const messages: (string | undefined)[] = []

    it.fails('by the answer of an operation', async ({ onTestFailed }) => {
      // Of these, the first that was asked for is called last.
      onTestFailed(({ task }) => void messages.push(task.result?.errors?.[0]?.message))
      const product = () => Promise.resolve(err('request/not-found'))
      const { catalog } = createCapabilityWatch().watch(completePorts({ catalog: { product } }))
      await valueOf(catalog.product({ handle: 'neem', locale: 'en' }))
    })

    it('[06.6] says which call it was', () => {
      expect(messages).toEqual([`catalog.product({"handle":"neem","locale":"en"}) answered 'request/not-found'`])
    })
  })

  describe('over a listing without what it can be narrowed by', () => {
    const listing = () => Promise.resolve(err('network/server'))
    const watch = createCapabilityWatch()

    it('is asked for a page', async () => {
      const { catalog } = watch.watch(completePorts({ catalog: { listing } }))
      const query = {
        handle: 'seeds',
        locale: 'en',
        filters: noFilters,
        sort: 'best-selling',
        pageNum: 1,
        pageSize: 2,
      } as const
      expect(await catalog.listing(query)).toEqual(err('network/server'))
    })

    it('says that it is proved partly', () => {
      expect(printCapabilities(watch.report('mine'))).toMatch(/partly +catalog\.listing /)
    })
  })

  it('prints what is left to do', () => {
    const watch = createCapabilityWatch()
    watch.watch(completePorts({ catalog: one }))
    const text = printCapabilities(watch.report('mine'))
    expect(text).toMatch(/^mine: 0 of \d+ operations proved\n/)
    expect(text).toMatch(/untested +catalog\.menu +Menus\n/)
    expect(text).toMatch(/unsupported +wishlist\.all +A shopper’s wishlist\n/)
  })
})
