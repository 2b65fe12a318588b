/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../', import.meta.url).pathname
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.|\.contract\.|^testing\//.test(path))
  .map((path) => ({ path, code: readFileSync(root + path, 'utf8') }))

function filesWith(pattern: RegExp) {
  return sources
    .filter(({ code }) => pattern.test(code.replace(/\/\*[^]*?\*\/|\/\/.*/g, '')))
    .map(({ path }) => path)
    .sort()
}

/** Files that a folder loads at once, by its imports of values. */
function loadedBy(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  const code = sources.find(({ path }) => path === entry)?.code ?? ''
  for (const [, specifier = ''] of code.matchAll(/^(?:import|export) (?!type)[^;]*? from '(\.[^']+)'/gm)) {
    loadedBy(new URL(specifier, `file:///${entry}`).pathname.slice(1), seen)
  }
  return seen
}

describe('seams of the package', () => {
  it('[06.1] reaches the network through the ports’ one client only', () => {
    // The browser's own, not a method of that name.
    expect(filesWith(/(?<![.\w])fetch\(|\b(window|globalThis|self)\.fetch\b/)).toEqual(['http/http-client.ts'])
  })

  it('touches storages, windows and documents in one folder only', () => {
    const folders = new Set(filesWith(/\b(window|document|localStorage)\./).map((path) => path.split('/')[0]))
    expect([...folders]).toEqual(['browser'])
  })

  it.each(['storefront', 'catalog', 'cart'])('keeps adapters and checkout out of what %s loads first', (folder) => {
    const lazy = /^(address|checkout|delivery|orders|http|memory|testing)\/|-guards|-codec|connect-http-ports/
    const entries = ['use-listing', 'use-cart', 'create-storefront', 'create-http-ports', 'storefront-provider']
      .flatMap((name) => sources.filter(({ path }) => path.startsWith(`${folder}/${name}.ts`)))
      .map(({ path }) => path)
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) expect([...loadedBy(entry)].filter((path) => lazy.test(path))).toEqual([])
  })
})
