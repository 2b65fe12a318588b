import type { Page } from '@playwright/test'

/** Pages that are loaded from now on, as an owner with other settings has them. The server itself keeps its own. */
export async function changeFlags(page: Page, flags: Readonly<Record<string, boolean>>): Promise<void> {
  await page.route('**/settings/**', async (route) => {
    const answer = await route.fetch()
    let text = await answer.text()
    for (const [name, value] of Object.entries(flags)) {
      text = text.replace(new RegExp(`"${name}":\\w+`), `"${name}":${String(value)}`)
    }
    return route.fulfill({ response: answer, body: text })
  })
}
