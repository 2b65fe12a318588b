import type { Settings } from '@krishi/storefront-core/settings'

/**
 * The settings that the page was rendered with. They are a file of their own, which the browser caches until its URL changes; the boot
 * script has requested it.
 */
export async function fetchSettings(path: string): Promise<Settings> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`No settings: ${String(answer.status)}`)
  return (await answer.json()) as Settings
}
