import { createHash } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { isLocale } from '@krishi/storefront-core/locale'
import type { Locale } from '@krishi/storefront-core/locale'
import type { AppMode, Settings } from '@krishi/storefront-core/settings'
import type { Hono } from 'hono'
import { cors } from 'hono/cors'
import { compressText } from './compression.ts'

/** The settings of all pages of a language and a mode. */
export type ReadPageSettings = (mode: AppMode, locale: Locale) => Promise<Settings>

const modes: readonly string[] = ['web', 'app-browser', 'from-app'] satisfies AppMode[]

/** The settings of a page as a file. */
export interface SettingsFile {
  /** Another one for other settings, so that a device may keep what it has for good. */
  readonly path: string
  readonly text: string
}

/** Writes the settings that the pages of a language and a mode are rendered with. */
export function settingsFile(settings: Settings, mode: AppMode, locale: Locale): SettingsFile {
  const text = JSON.stringify(settings)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  return { path: `/settings/${mode}/${locale}/${hash}.json`, text }
}

/**
 * Answers the addresses of settings. Nothing is remembered of what pages were told: any server of a shop answers for another, and
 * after a change the settings of now, which nobody keeps under the old address.
 *
 * @param embedOrigins Other origins whose pages show elements of the shop, and read its settings.
 */
export function mountSettings(
  app: Hono<{ Bindings: HttpBindings }>,
  readPageSettings: ReadPageSettings,
  embedOrigins: readonly string[] = [],
): void {
  if (embedOrigins.length > 0) app.use('/settings/*', cors({ origin: [...embedOrigins], allowMethods: ['GET'] }))
  app.get('/settings/:mode/:locale/:file', async (c, next) => {
    const { mode, locale } = c.req.param()
    if (!isMode(mode) || !isLocale(locale)) return next()
    const { path, text } = settingsFile(await readPageSettings(mode, locale), mode, locale)
    const { body, encoding } = compressText(text, c.req.header('accept-encoding') ?? '')
    return c.body(body, 200, {
      'content-type': 'application/json',
      'cache-control': path === c.req.path ? 'public, max-age=31536000, immutable' : 'no-store',
      vary: 'accept-encoding',
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    })
  })
}

function isMode(text: string): text is AppMode {
  return modes.includes(text)
}
