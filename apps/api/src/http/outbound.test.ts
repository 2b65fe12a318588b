import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('**/*.ts', { cwd: source }).filter((path) => !path.endsWith('.test.ts'))

const pathsWith = (expression: RegExp) =>
  files.filter((path) => expression.test(readFileSync(`${source}${path}`, 'utf8'))).sort()

it('[V13.2.4] [V1.3.6] calls go out from two places, to addresses of the settings and push services alone, and follow no redirect', () => {
  const out = pathsWith(/(?<![.\w])fetch\(|= fetch\b/)
  expect(out).toEqual(['cache-purge/purge-pages.ts', 'http/ask-provider.ts'])
  for (const path of out) expect(readFileSync(`${source}${path}`, 'utf8')).toContain("redirect: 'error'")
  // `config-hosts.ts` knows an IP address by it.
  const sockets = pathsWith(/from 'node:(https?|http2|net|tls|dgram)'/).filter((path) => !path.includes('sandbox'))
  expect(sockets).toEqual(['config-hosts.ts'])
})
