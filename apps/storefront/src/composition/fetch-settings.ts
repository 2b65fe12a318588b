import type { Settings } from '@krishi/storefront-core/settings'

/**
 * The settings that the page was rendered with. They change so seldom that they are a file of their own, which this device keeps
 * until its address changes; the boot script has asked for it.
 */
export async function fetchSettings(path: string): Promise<Settings> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`No settings: ${String(answer.status)}`)
  return (await answer.json()) as Settings
}
