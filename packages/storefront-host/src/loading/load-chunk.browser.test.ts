import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageTexts, startTexts } from '../texts/index.ts'
import { loadAfterSheets, loadChunk } from './index.ts'

const chunk = 'data:text/javascript,export const part = "here"'
const fetch = window.fetch.bind(window)
const { lang } = document.documentElement
let asked: string[] = []
/** What the server answers; anything else it does not have. */
let served: Record<string, unknown> = {}

beforeEach(() => {
  asked = []
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    if (String(path) === chunk) return fetch(path)
    asked.push(String(path))
    const body = served[String(path)]
    if (body === undefined) return new Response(null, { status: 404 })
    return typeof body === 'string' ? new Response(body) : Response.json(body)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  startTexts({}, null)
  Object.assign(document.documentElement, { lang })
  delete window.__shop
})

/** A page in Hindi that was sent with the texts of `here.js`. */
function openInHindi(map: string): void {
  document.documentElement.lang = 'hi'
  Object.assign(window, { __shop: { preload: '/settings.json /assets/here.js' } })
  startTexts({ here: { title: 'यहाँ' } }, map)
}

it('brings the texts of a chunk and of what it imports with its code, apart from those that the page has', async () => {
  served = {
    '/texts-1.json': { [chunk]: ['/assets/part.js', '/assets/shared.js', '/assets/here.js'] },
    '/assets/part.hi.json': { part: { title: 'भाग' } },
    '/assets/shared.hi.json': { shared: { close: 'बंद' } },
  }
  openInHindi('/texts-1.json')
  expect(await loadChunk(chunk)).toMatchObject({ part: 'here' })
  expect(pageTexts).toMatchObject({ here: { title: 'यहाँ' }, part: { title: 'भाग' }, shared: { close: 'बंद' } })
  await loadChunk(chunk)
  expect(asked).toEqual(['/texts-1.json', '/assets/part.hi.json', '/assets/shared.hi.json'])
})

it('asks for no texts in English', async () => {
  startTexts({}, null)
  expect(await loadChunk(chunk)).toMatchObject({ part: 'here' })
  expect(asked).toEqual([])
})

it('fails where texts do not come, and asks for them again', async () => {
  served = { '/texts-2.json': { [chunk]: ['/assets/late.js'] } }
  openInHindi('/texts-2.json')
  await expect(loadChunk(chunk)).rejects.toThrow('No /assets/late.hi.json')
  served['/assets/late.hi.json'] = { late: { title: 'देर' } }
  expect(await loadChunk(chunk)).toMatchObject({ part: 'here' })
  expect(pageTexts).toMatchObject({ late: { title: 'देर' } })
})

it('imports a chunk only once all that it imports is here, and asks again for what did not come', async () => {
  const whole = '/assets/whole.js'
  Object.assign(window, { __shop: { preload: '/settings.json /assets/began.js' } })
  served = {
    [whole]: 'import{a}from"./middle.js";import"./began.js";',
    '/assets/middle.js': 'export{b}from"./deep.js";import"./whole.js"',
  }
  await expect(loadChunk(whole)).rejects.toThrow('No /assets/deep.js')
  served['/assets/deep.js'] = ''
  asked = []
  // The server of this test has no such module: that it is asked for is the proof that all else was there.
  await expect(loadChunk(whole)).rejects.toThrow(/whole\.js/)
  expect(asked).toEqual(['/assets/deep.js'])
})

it('has the sheets of a chunk before its code, and asks again for one that did not come', async () => {
  const sheet = 'packages/storefront-ui/src/primitives/badge/styles.css'
  const find = (name: string) => document.querySelectorAll<HTMLLinkElement>(`link[href="/${name}"]`)
  const load = () => loadAfterSheets(async () => find(sheet)[0]?.sheet, [sheet, 0])
  expect(await load()).toBeInstanceOf(CSSStyleSheet)
  expect(await load()).toBeInstanceOf(CSSStyleSheet)
  expect(find(sheet)).toHaveLength(1)
  find(sheet)[0]?.remove()

  const missing = 'packages/nothing.css'
  await expect(loadAfterSheets(() => Promise.resolve('code'), [missing])).rejects.toThrow('No /packages/nothing.css')
  expect(find(missing)).toHaveLength(0)
})
