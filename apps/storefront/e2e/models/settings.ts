import type { Page } from '@playwright/test'

/** Pages whose path matches, as an owner with another setting has them. The server itself keeps its own. */
export async function changeFlag(page: Page, path: RegExp, name: string, value: boolean): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const answer = await route.fetch()
    const html = (await answer.text()).replace(new RegExp(`"${name}":\\w+`), `"${name}":${String(value)}`)
    return route.fulfill({ response: answer, body: html })
  })
}
