import type { Locale } from './locales.ts'

/** How long a device remembers the chosen language, in seconds: 90 days [01.5]. */
const maxAgeSeconds = 7_776_000

/** The cookie that remembers the chosen language [01.5], as a page writes it; over https its name has `__Host-` before it. */
export function languageCookie(locale: Locale, isEncrypted: boolean): string {
  const cookie = `lang=${locale}; max-age=${String(maxAgeSeconds)}; path=/; samesite=lax`
  return isEncrypted ? `__Host-${cookie}; secure` : cookie
}
