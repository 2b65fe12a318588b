import { describe, expect, it } from 'vitest'
import type { Part, Start } from './chunk-graph.ts'
import { planChunks } from './chunk-plan.ts'

/** Parts written as `name: [bytes, what it imports]`; those that a start begins with stay alone. */
function plan(
  graph: Readonly<Record<string, readonly [bytes: number, ...imports: string[]]>>,
  kinds: Readonly<Record<string, Start['kind']>>,
  touched: readonly string[] = [],
): string[] {
  const parts = Object.entries(graph).map(([id, [bytes, ...imports]]): Part => ({
    id,
    bytes,
    imports,
    isAlone: id in kinds,
  }))
  const starts = Object.entries(kinds).map(([part, kind]): Start => ({ parts: [part], kind }))
  if (touched.length > 0) starts.push({ parts: touched, kind: 'touched-page' })
  return planChunks({ parts, starts, entry: 'entry' }).map((ids) => ids.toSorted().join(' '))
}

describe('planChunks', () => {
  it('puts together what exactly the same pages need, and what the entry imports with it', () => {
    const chunks = plan(
      {
        entry: [50_000, 'react'],
        react: [60_000],
        one: [500, 'entry', 'a', 'b'],
        two: [500, 'entry', 'a', 'b'],
        three: [500, 'entry'],
        a: [9_000],
        b: [9_000],
      },
      { one: 'page', two: 'page', three: 'page' },
    )
    expect(chunks.toSorted()).toEqual(['a b', 'entry react', 'one', 'three', 'two'])
  })

  it('puts small parts together that different pages need, and leaves large ones apart', () => {
    const kinds = { one: 'page', two: 'page', three: 'page', four: 'page' } as const
    const graph = (bytes: number) =>
      ({
        entry: [50_000],
        one: [500, 'entry', 'a', 'b'],
        two: [500, 'entry', 'a', 'b'],
        three: [500, 'entry', 'b'],
        four: [500, 'entry'],
        a: [bytes],
        b: [bytes],
      }) as const
    expect(plan(graph(200), kinds)).not.toContain('a')
    expect(plan(graph(30_000), kinds)).toEqual(expect.arrayContaining(['a', 'b']))
  })

  it('gives a busy page next to nothing that it does not need, however many requests that would save others', () => {
    const pages = Array.from({ length: 30 }, (_, place) => `page-${place}`)
    const graph = (bytes: number) => ({
      entry: [50_000] as const,
      busy: [100, 'entry'] as const,
      shared: [bytes] as const,
      ...Object.fromEntries(pages.map((page) => [page, [500, 'entry', 'shared'] as const])),
    })
    const kinds = Object.fromEntries(pages.map((page) => [page, 'page' as const]))
    expect(plan(graph(400), { ...kinds, busy: 'busy-page' })).toContain('shared')
    expect(plan(graph(400), { ...kinds, busy: 'page' })).toContain('entry shared')
    expect(plan(graph(100), { ...kinds, busy: 'busy-page' })).toContain('entry shared')
  })

  it('makes one chunk of what the first touch asks for, with what only that needs', () => {
    const chunks = plan(
      {
        entry: [50_000],
        page: [500, 'entry'],
        header: [9_000, 'entry', 'menu'],
        footer: [5_000, 'entry', 'menu'],
        menu: [3_000],
      },
      { page: 'busy-page', header: 'first-touch', footer: 'first-touch' },
    )
    expect(chunks).toContain('footer header menu')
  })

  it('puts together what a page asks for after its first touch, although each part of it is asked for by itself', () => {
    const graph = {
      entry: [50_000],
      page: [500, 'entry'],
      one: [100, 'drawing'],
      two: [100, 'field'],
      drawing: [1_000],
      field: [1_000],
    } as const
    const kinds = { page: 'busy-page', one: 'later', two: 'later' } as const
    expect(plan(graph, kinds)).not.toContain('drawing field')
    expect(plan(graph, kinds, ['page', 'one', 'two'])).toContain('drawing field')
  })

  it('does not make a page load bar and footer for a module that it shares with them', () => {
    const chunks = plan(
      {
        entry: [50_000],
        page: [500, 'entry', 'paths'],
        header: [9_000, 'entry', 'paths'],
        other: [500, 'entry'],
        paths: [100],
      },
      { page: 'page', other: 'page', header: 'first-touch' },
    )
    expect(chunks).toEqual(expect.arrayContaining(['header', 'page']))
  })

  it('makes no circle: what lies between two parts keeps them apart', () => {
    const chunks = plan(
      {
        entry: [50_000],
        one: [500, 'entry', 'top'],
        two: [500, 'entry', 'top'],
        three: [500, 'entry', 'low'],
        top: [100, 'middle'],
        middle: [9_000, 'low'],
        low: [100],
      },
      { one: 'page', two: 'page', three: 'page', middle: 'later' },
    )
    expect(chunks).not.toContain('low top')
  })

  it('names a chunk after those that it imports from', () => {
    const graph = {
      entry: [50_000],
      one: [500, 'entry', 'a', 'b'],
      two: [500, 'a'],
      three: [500, 'b', 'c'],
      a: [30_000, 'b'],
      b: [30_000, 'c'],
      c: [30_000],
    } as const
    const chunks = plan(graph, { one: 'page', two: 'page', three: 'page' })
    const placeOf = (part: string) => chunks.findIndex((chunk) => chunk.split(' ').includes(part))
    for (const [part, [, ...imports]] of Object.entries(graph)) {
      for (const imported of imports) expect(placeOf(imported)).toBeLessThanOrEqual(placeOf(part))
    }
  })
})
