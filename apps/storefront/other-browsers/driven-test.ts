import { test as base } from '@playwright/test'
import type { Driver } from '../../../tooling/webdriver/driver.ts'
import { startBrowser, type OtherBrowserName } from '../../../tooling/webdriver/other-browsers.ts'
import { DrivenPage } from './driven-page.ts'
import { PartnerSite } from './partner-site.ts'

interface TestFixtures {
  /** A page in the browser of the project, without anything that a test before has stored. */
  driven: DrivenPage
}

/** What the configuration says. */
export interface DrivenOptions {
  systemBrowser: OtherBrowserName
  partnerPort: string
}

interface WorkerFixtures extends DrivenOptions {
  driver: Driver
  partner: PartnerSite
}

/** A test in a browser that Playwright cannot drive. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  systemBrowser: ['firefox', { option: true, scope: 'worker' }],
  partnerPort: ['', { option: true, scope: 'worker' }],
  driver: [
    async ({ systemBrowser }, give) => {
      const driver = await startBrowser(systemBrowser)
      await give(driver)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  partner: [
    async ({ partnerPort }, give, { project }) => {
      const partner = await PartnerSite.open(partnerPort, project.use.baseURL ?? '')
      await give(partner)
      partner.close()
    },
    { scope: 'worker' },
  ],
  driven: async ({ driver, partner }, give) => {
    const page = new DrivenPage(driver)
    partner.document = { html: '' }
    partner.broken = null
    await page.open(partner.origin)
    await page.evaluate(() => localStorage.clear())
    await page.evaluate(() => sessionStorage.clear())
    await give(page)
  },
})
