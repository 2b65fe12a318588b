import type { Settings } from '@krishi/storefront-core/settings'
import type { Page } from '@playwright/test'

/** Pages that are loaded from now on, as an owner with other settings has them. The server itself keeps its own. */
export async function changeFlags(page: Page, flags: Readonly<Record<string, boolean>>): Promise<void> {
  await changeText(page, (text) => {
    let changed = text
    for (const [name, value] of Object.entries(flags)) {
      changed = changed.replace(new RegExp(`"${name}":\\w+`), `"${name}":${String(value)}`)
    }
    return changed
  })
}

/** The same for whole settings. */
export async function changeSettings(page: Page, settings: Partial<Settings>): Promise<void> {
  await changeText(page, (text) => JSON.stringify({ ...(JSON.parse(text) as Settings), ...settings }))
}

async function changeText(page: Page, change: (text: string) => string): Promise<void> {
  await page.route('**/settings/**', async (route) => {
    const answer = await route.fetch()
    return route.fulfill({ response: answer, body: change(await answer.text()) })
  })
}
