import type { HttpBindings } from '@hono/node-server'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { mountSettings, settingsFile } from './settings-file.ts'

const changed = { ...defaultSettings, termsVersion: '2' }

const pathOf = (...of: Parameters<typeof settingsFile>) => settingsFile(...of).path

function open(path: string, settings = defaultSettings) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  mountSettings(app, () => Promise.resolve(settings))
  return app.request(path, { headers: { 'accept-encoding': 'identity' } })
}

describe('settings file', () => {
  it('[04.2] is kept for good under the address of what it says', async () => {
    const answer = await open(pathOf(defaultSettings, 'web', 'hi'))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.json()).toEqual(defaultSettings)
  })

  it('[04.2] answers an address from before a change with the settings of now, which nobody keeps', async () => {
    const before = pathOf(defaultSettings, 'web', 'hi')
    expect(pathOf(changed, 'web', 'hi')).not.toBe(before)
    const answer = await open(before, changed)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual(changed)
  })

  it('has an address for each language, and for the app', () => {
    const paths = [
      pathOf(defaultSettings, 'web', 'en'),
      pathOf(defaultSettings, 'web', 'bn'),
      pathOf(defaultSettings, 'from-app', 'en'),
    ]
    expect(new Set(paths).size).toBe(3)
  })

  it.each([
    ['https://partner.example', 'https://partner.example'],
    ['https://evil.example', null],
  ])('is read by a page of %s: %s', async (origin, allowed) => {
    const app = new Hono<{ Bindings: HttpBindings }>()
    mountSettings(app, () => Promise.resolve(defaultSettings), ['https://partner.example'])
    const { headers } = await app.request(pathOf(defaultSettings, 'web', 'hi'), { headers: { origin } })
    expect(headers.get('access-control-allow-origin')).toBe(allowed)
    expect(headers.get('vary')).toContain('Origin')
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  })

  it.each(['/settings/web/fr/a.json', '/settings/elsewhere/en/a.json', '/settings/web'])(
    'is not at %s',
    async (path) => {
      expect((await open(path)).status).toBe(404)
    },
  )
})
