import type { BlogArticle, BlogArticleDetail } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'

describe.each(engines)('articles on $name', (engine) => {
  const shop = shareShop(engine)

  it('[34.7] gives an article its film with the picture that stands for it, or the picture alone', async () => {
    const mediaOf = async (slug: string) =>
      (await call<BlogArticleDetail>(shop.api, `/articles/${slug}?language=en`)).body.headerMedia
    const src = '/img/article-tomato-staking.webp'
    expect(await mediaOf('tomato-staking')).toEqual({ type: 'youtube', videoId: 'abc_DEF-123', src })
    expect(await mediaOf('cows')).toEqual({ type: 'image', src: '/img/article-cows.webp' })
  })

  it('gives an article with its text, which can run nothing', async () => {
    const { body } = await call<BlogArticleDetail>(shop.api, '/articles/tomato-leaf-curl?language=hi')
    expect(body).toMatchObject({
      slug: 'tomato-leaf-curl',
      title: 'टमाटर में पत्ती मरोड़',
      contentHtml: '<p>सफेद मक्खी वायरस फैलाती है।</p>',
      categoryPath: [{ name: 'फसल सुरक्षा' }],
      authorDetails: { name: 'कृषि' },
    })
    expect((await call(shop.api, '/articles/nothing?language=en')).status).toBe(404)
  })

  it('[34.7] gives an article the words that find its goods, and none to one that names no goods', async () => {
    const goodsOf = async (slug: string) =>
      (await call<BlogArticleDetail>(shop.api, `/articles/${slug}?language=te`)).body.goods
    expect(await goodsOf('tomato-leaf-curl')).toBe('tomato')
    expect(await goodsOf('cows')).toBeUndefined()
  })

  it('[34.7] lists all articles without words, the newest first, page by page', async () => {
    const list = async (pageNum: number) => {
      const path = `/articles?articleName=&language=en&pageNum=${pageNum}&pageSize=1`
      return (await call<{ results: readonly BlogArticle[] }>(shop.api, path)).body.results
    }
    const dates: string[] = []
    for (let page = 1; ; page += 1) {
      const [article] = await list(page)
      if (article === undefined) break
      dates.push(article.publishedAt)
    }
    expect(dates.length).toBeGreaterThan(1)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})
