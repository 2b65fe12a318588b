import type { BlogSearchResponse, PopularSearchesResponse, SearchResponse } from '@krishi/storefront-core/contract'
import { locales } from '@krishi/storefront-core/locale'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { engines, everyEngine } from '../../test/databases.ts'
import { call, openShop } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { openShopper } from '../../test/shopper.ts'
import { nameUuid, shopSeeds } from '../seeding/index.ts'
import type { SearchPort } from './index.ts'

describe.each(engines)('search of the real catalogue on $name', (engine) => {
  const { pincodes, ...others } = shopSeeds()
  const shop = shareShop(engine, undefined, {
    ...others,
    pincodes: { ...pincodes, load: () => Promise.resolve([]) },
  })

  async function search(query: string, parts: Record<string, string | number> = {}) {
    const all = { query, language: 'en', pageNum: 1, pageSize: 5, ...parts }
    const address = new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]))
    const answer = await call<SearchResponse>(shop.api, `/search?${address}`)
    expect(answer.status).toBe(200)
    const products = Object.values(answer.body.products).sort((one, other) => one.position - other.position)
    return { ...answer.body, products, names: products.map((product) => product.productName.text) }
  }

  it.each([
    ...['tamatar', 'tomto', 'tomato', 'Tamaater', 'thakkali', 'takali', 'tometo', 'tomato seeds', 'tamatar ka beej'],
    ...['टमाटर', 'टमटर', 'టమాటా', 'தக்காளி', 'ಟೊಮ್ಯಾಟೊ', 'টমেটো', 'టమాట విత్తనాలు', 'तमाटर'],
  ])('finds tomato seeds first by %j', async (typed) => {
    const { names } = await search(typed)
    expect(names).toHaveLength(5)
    for (const name of names) expect(name).toMatch(/T[oо]m[aа]to .*Seeds/)
  })

  it.each([
    ['imida', /Imidacloprid 17\.8% SL/],
    ['imidaclopird', /Imidacloprid/],
    ['इमिडाक्लोप्रिड', /Imidacloprid/],
    ['19:19:19', /NPK 19:19:19/],
    ['19 19 19', /NPK 19:19:19/],
    ['१९-१९-१९', /NPK 19:19:19/],
    ['0-52-34', /00:52:34/],
    ['lady finger', /Okra/],
    ['aam', /Mango .*(Sapling|Plant)/],
    ['shimla mirch', /Capsicum/],
    ['kali mirch', /Black Pepper/],
    ['neem ka tel', /Azadirachtin/],
    ['jhatpat sprayer', /Sprayer/],
    ['tarpal', /Tarpaulin/],
    ['deemak', /./],
    // A name with what grows on it, joined or not; a name of two words by its sound; the same letters before like ones.
    ['draakshihannu', /Grape/],
    ['moosambi hannu', /Sweet Lime/],
    ['ನೇರಳೆಹಣ್ಣು', /Jamun/],
    ['shenga kayi', /Groundnut/],
    ['thuppada hirekai', /Sponge Gourd/],
    ['lowki', /Bottle Gourd/],
    ['seebu', /Apple/],
  ])('finds by %j what is meant', async (typed, name) => {
    expect((await search(typed)).names[0]).toMatch(name)
  })

  it('ranks the word before its beginning, another name, its sound and nearly its sound', async () => {
    const best = async (typed: string) => (await search(typed, { pageSize: 50 })).names
    expect((await best('kela'))[0]).toMatch(/Banana/)
    expect((await best('Yamuna'))[0]).toMatch(/Yamuna/)
    expect((await best('jamuna'))[0]).toMatch(/Jamun|Yamuna/)
    const sprayers = await best('spray')
    const firstOther = sprayers.findIndex((name) => !/\bSpray\b/i.test(name))
    expect(sprayers.slice(0, firstOther).length).toBeGreaterThan(0)
    expect(sprayers.slice(firstOther).every((name) => !/\bSpray\b/i.test(name))).toBe(true)
  })

  it('finds crop protection by the pest that it is for, in any language', async () => {
    const [english, ...others] = await Promise.all(
      ['whitefly', 'safed makkhi', 'తెల్లదోమ', 'vellai ee', 'ಬಿಳಿನೊಣ', 'সাদা মাছি'].map((pest) => search(pest)),
    )
    expect(english?.names).toHaveLength(5)
    for (const other of others) expect(new Set(other.names)).toEqual(new Set(english?.names))
  })

  it('answers in the asked language, with the place among all that were found', async () => {
    const { products } = await search('tomato', { language: 'ta' })
    expect(products.map((product) => product.position)).toEqual([1, 2, 3, 4, 5])
    expect(products.every((product) => product.productName.lang === 'ta')).toBe(true)
  })

  it('[11.10] pages by cursor without gaps or repeats, to the end', async () => {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const parts: Record<string, string | number> = { pageSize: 10, ...(cursor !== null && { cursor }) }
      const page = await search('okra', parts)
      expect(page.products.map((product) => product.position)).toEqual(
        page.products.map((_, index) => seen.length + index + 1),
      )
      expect(page.isEndReached).toBe(page.cursor === null)
      seen.push(...page.products.map((product) => product.productId))
      cursor = page.cursor
    } while (cursor !== null)
    expect(seen.length).toBeGreaterThan(10)
    expect(new Set(seen).size).toBe(seen.length)
    const second = await search('okra', { pageSize: 10, pageNum: 2 })
    expect(second.products.map((product) => product.productId)).toEqual(seen.slice(10, 20))
  })

  it('pages words of which no product has all by cursor too', async () => {
    const first = await search('tomato sprayer imidacloprid', { pageSize: 10 })
    const second = await search('tomato sprayer imidacloprid', { pageSize: 10, cursor: first.cursor ?? '' })
    expect([...first.products, ...second.products].map((product) => product.position)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
  })

  it('names the categories that narrow the result, in the shopper’s language', async () => {
    const { categories } = await search('tamatar', { language: 'hi', pageSize: 10 })
    expect(categories[0]).toEqual({ handle: 'tomato-seeds', name: { text: 'टमाटर', lang: 'hi' } })
  })

  it.each(['qwrtypsdf', '?!', '   ', '٪', '77:77:77', 'ഽ'])('finds nothing by %j and says so', async (typed) => {
    expect(await search(typed)).toMatchObject({ products: [], isEndReached: true, cursor: null })
  })

  it.each([
    ['nothing typed', { query: '' }],
    ['more than 100 characters', { query: 'a'.repeat(101) }],
    ['an unknown language', { language: 'xx' }],
    ['page 0', { pageNum: '0' }],
    ['too large a page', { pageSize: '51' }],
    ['a page that is no number', { pageNum: 'one' }],
    ['a made-up cursor', { cursor: 'all_1_2' }],
  ])('refuses %s', async (_what, change) => {
    const query = new URLSearchParams({ query: 'okra', language: 'en', pageNum: '1', pageSize: '5', ...change })
    expect(await call(shop.api, `/search?${query}`)).toMatchObject({ status: 400, body: { code: 'request/invalid' } })
  })

  it.each(locales)('[11.5] offers words in %s that each find something', async (language) => {
    const path = `/popular-searches?language=${language}&userId=${shop.shopper.guestUserId}`
    const { status, body } = await shop.shopper.call<PopularSearchesResponse>(path)
    expect(status).toBe(200)
    expect(body.title).not.toBe('')
    expect(body.terms.length).toBeGreaterThanOrEqual(6)
    for (const term of body.terms) expect((await search(term, { language })).names.length).toBeGreaterThan(0)
  })

  it('offers no words without a session', async () => {
    expect(await call(shop.api, '/popular-searches?language=en&userId=x')).toMatchObject({ status: 401 })
  })

  it.each([
    ['whitefly', 'en', 'Leaf curl in tomato: stop the whitefly first'],
    ['safed makhi', 'hi', 'टमाटर में पत्ती मरोड़: पहले सफ़ेद मक्खी रोकें'],
    ['सफेद मक्खी', 'hi', 'टमाटर में पत्ती मरोड़: पहले सफ़ेद मक्खी रोकें'],
    ['ఉల్లి', 'te', 'ఐదు నెలలు నిలిచే ఉల్లి'],
    ['vazhai', 'ta', 'நல்ல வாழைத்தாருக்கு ஐந்து சிறு வேலைகள்'],
    ['erehulu gobbara', 'kn', '60 ದಿನದಲ್ಲಿ ಹೊಲದ ಕಸದಿಂದ ಎರೆಹುಳು ಗೊಬ್ಬರ'],
    ['ধসা', 'bn', 'আলুর নাবি ধসা: কুয়াশার আগেই স্প্রে'],
  ])('finds an article by %j', async (articleName, language, title) => {
    const query = new URLSearchParams({ articleName, language, pageNum: '1', pageSize: '5' })
    const { body } = await call<BlogSearchResponse>(shop.api, `/articles?${query}`)
    const articles = 'results' in body ? body.results : body
    expect(articles.map((article) => article.title)).toContain(title)
  })
})

describe.each(everyEngine)('search of the test shop on $name', (engine) => {
  const shop = shareShop(engine)
  const articles = (query: string) => call<BlogSearchResponse>(shop.api, `/articles?${query}`)

  it('[11.8] answers results: articles with picture, author and shelf, the newest of equals first, in pages', async () => {
    const { body } = await articles('articleName=tomato&language=hi&pageNum=1&pageSize=5')
    expect(body).toEqual({
      results: [
        {
          slug: 'tomato-staking',
          title: 'Staking tomato',
          headerMedia: { type: 'youtube', videoId: 'abc_DEF-123', src: '/img/article-tomato-staking.webp' },
          publishedAt: '2026-02-01T00:00:00.000Z',
          authorDetails: { name: 'कृषि' },
          categoryPath: [{ name: 'फसल सुरक्षा' }],
        },
        expect.objectContaining({ slug: 'tomato-leaf-curl', title: 'टमाटर में पत्ती मरोड़' }),
      ],
    })
    const second = await articles('articleName=tomato&language=hi&pageNum=2&pageSize=1')
    expect(second.body).toMatchObject({ results: [{ slug: 'tomato-leaf-curl' }] })
    expect((await articles('articleName=zzzqqq&language=hi&pageNum=1&pageSize=5')).body).toEqual({ results: [] })
  })

  it('knows what the picture of an article shows', async () => {
    expect(await shop.api.findPackshot('article-cows')).toMatchObject({ shape: 'poster' })
    expect(await shop.api.findPackshot('article-nothing')).toBeNull()
  })

  it('never finds an archived product', async () => {
    for (const query of ['maize', 'seed', 'makka']) {
      const { body } = await call<SearchResponse>(shop.api, `/search?query=${query}&language=en&pageNum=1&pageSize=50`)
      expect(Object.values(body.products).map((product) => product.handle)).not.toContain('maize')
    }
  })

  it('gives the place to a search engine that is put there, and fills it with the seed', async () => {
    const filled: string[] = []
    const engineOfOne: SearchPort = {
      find: () => Promise.resolve({ ids: [nameUuid('product', 'urea')], before: 0, cursor: null, isNear: true }),
      rebuild: (kind, documents) => Promise.resolve(void filled.push(`${documents.length} ${kind}`)),
      put: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    }
    const other = await openShop(await engine.create(), { openSearch: () => engineOfOne })
    const { body } = await call<SearchResponse>(other, '/search?query=tomato&language=en&pageNum=1&pageSize=5')
    expect(Object.values(body.products).map((product) => product.handle)).toEqual(['urea'])
    expect(body.isNear).toBe(true)
    expect(filled).toEqual(['6 product', '3 article'])
    await other.close()
  })

  it("says the title of the shop's settings, else that of the seed", async () => {
    const path = `/popular-searches?language=hi&userId=${shop.shopper.guestUserId}`
    expect((await shop.shopper.call(path)).body).toEqual({ title: 'लोकप्रिय खोजें', terms: ['टमाटर बीज', 'urea'] })
    const searchConfig = { ...defaultSettings.searchConfig, popularSearchesTitle: { hi: 'खोजिए' } }
    const own = await openShop(await engine.create(), { settings: { ...defaultSettings, searchConfig } })
    const shopper = await openShopper(own)
    expect((await shopper.call(path)).body).toMatchObject({ title: 'खोजिए' })
    await own.close()
  })
})
