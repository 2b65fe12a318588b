import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentPageResponse, TermsResponse } from '@krishi/storefront-core/contract'
import { contentPageHandles } from '@krishi/storefront-core/content'
import { formatDate } from '@krishi/storefront-core/format'
import { locales } from '@krishi/storefront-core/locale'
import { describe, expect, it } from 'vitest'
import { testSeeds } from '../../test/catalogue.ts'
import { engines } from '../../test/databases.ts'
import { call, openShop } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { openDatabase } from '../database/index.ts'
import { runShopCommand } from '../shopkeeping/shop-command.ts'
import { accessibilityResults } from './accessibility-results.ts'
import { readBuiltInPages } from './built-in-pages.ts'

const scripts = { hi: 'Devanagari', te: 'Telugu', ta: 'Tamil', kn: 'Kannada', bn: 'Bengali' } as const

describe('the built-in pages', () => {
  const pages = readBuiltInPages()

  it.each(contentPageHandles)('[05.5] say the same sections of %s in every language, in its script', (handle) => {
    const content = pages.get(handle)
    const count = (text = '') => text.match(/<h2>[^<]{3,}<\/h2>\n<p>/g)?.length
    for (const language of locales) expect(count(content?.[language])).toBe(count(content?.en))
    for (const [language, script] of Object.entries(scripts)) {
      const letters = (content?.[language as keyof typeof scripts] ?? '').replaceAll(/<[^>]*>/g, '')
      const own = letters.match(new RegExp(`\\p{Script=${script}}`, 'gu')) ?? []
      expect(own.length / letters.replaceAll(/\s/g, '').length).toBeGreaterThan(0.8)
    }
  })

  it.each(locales)('[05.5] tell in %s what the tests of accessibility found, and when', (language) => {
    const text = pages.get('accessibility')?.[language] ?? ''
    const { checkedOn, states, pages: whole, ways } = accessibilityResults
    expect(text).toContain(formatDate(checkedOn, language))
    for (const { passed, total } of [states, whole, ways]) {
      expect(text.match(/<li>.*<\/li>/g)?.some((item) => item.includes(`${passed}`) && item.includes(`${total}`))).toBe(
        true,
      )
    }
    expect(text).not.toMatch(/[{}]/)
  })
})

describe.each(engines)('pages of plain text on $name', (engine) => {
  const shop = shareShop(engine)
  const read = (handle: string, language = 'en') =>
    call<ContentPageResponse>(shop.api, `/content-pages/${handle}?language=${language}`)

  it('[05.5] are read in the language that is asked for', async () => {
    const { body } = await read('privacy-policy', 'te')
    expect(body).toMatchObject({ handle: 'privacy-policy', contentHtml: { lang: 'te' } })
    expect((await read('nothing')).status).toBe(404)
  })

  it('[05.5] give the terms and conditions without parameters', async () => {
    const { body } = await call<TermsResponse>(shop.api, '/terms-and-conditions', {
      headers: { 'user-language': 'hi' },
    })
    expect(body.termsAndConditions).toMatchObject({ lang: 'hi', text: expect.stringContaining('<h2>अनुबंध</h2>') })
  })
})

describe.each(engines)('pages that the owner writes on $name', (engine) => {
  it('[05.5] take the place of those that are built in, cleaned, with English where a language has none', async () => {
    const location = await engine.create()
    const opened = await openDatabase(location)
    if (!opened.ok) throw new Error(opened.error.serverMessage)
    const folder = mkdtempSync(join(tmpdir(), 'krishi-pages-'))
    const file = join(folder, 'pages.csv')
    writeFileSync(file, 'record,handle,content.en\npage,refund-policy,<p onclick=x()>All comes back.</p>\n')
    const command = { database: opened.value, seeds: testSeeds() }
    expect(await runShopCommand(command, ['import', file])).toMatchObject({ exitCode: 0 })
    expect(await runShopCommand(command, ['export', join(folder, 'out.jsonl')])).toMatchObject({ exitCode: 0 })
    await opened.value.close()
    const shop = await openShop(location)
    const { body } = await call<ContentPageResponse>(shop, '/content-pages/refund-policy?language=hi')
    expect(body.contentHtml).toEqual({ text: '<p>All comes back.</p>', lang: 'en' })
    await shop.close()
    rmSync(folder, { recursive: true })
  })
})
