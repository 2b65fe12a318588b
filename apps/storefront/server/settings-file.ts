import { createHash } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { isLocale } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import type { AppMode, Settings } from '@krishi/storefront-core/settings'
import type { Hono } from 'hono'
import { compressText } from './compression.ts'

/** The settings of all pages of a language and a mode. */
export type ReadPageSettings = (mode: AppMode, locale: Locale) => Promise<Settings>

const modes: readonly string[] = ['web', 'app-browser', 'from-app'] satisfies AppMode[]

/** Where the settings of a page are: another address for other settings, so that a device may keep what it has for good. */
export function settingsPath(settings: Settings, mode: AppMode, locale: Locale): string {
  const hash = createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 12)
  return `/settings/${mode}/${locale}/${hash}.json`
}

/**
 * Answers the addresses of settings. Nothing is remembered of what pages were told: any server of a shop answers for another, and
 * after a change the settings of now, which nobody keeps under the old address.
 */
export function mountSettings(app: Hono<{ Bindings: HttpBindings }>, readPageSettings: ReadPageSettings): void {
  app.get('/settings/:mode/:locale/:file', async (c, next) => {
    const { mode, locale } = c.req.param()
    if (!isMode(mode) || !isLocale(locale)) return next()
    const settings = await readPageSettings(mode, locale)
    const isOfAddress = settingsPath(settings, mode, locale) === c.req.path
    const { body, encoding } = compressText(JSON.stringify(settings), c.req.header('accept-encoding') ?? '')
    return c.body(body, 200, {
      'content-type': 'application/json',
      'cache-control': isOfAddress ? 'public, max-age=31536000, immutable' : 'no-store',
      vary: 'accept-encoding',
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    })
  })
}

function isMode(text: string): text is AppMode {
  return modes.includes(text)
}
