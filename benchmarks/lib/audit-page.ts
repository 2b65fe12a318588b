import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArgs, chromiumLaunch } from '../../tooling/browser/chromium.ts'

/**
 * Runs Lighthouse on a page in a Chromium of its own, as on a phone, and returns its report.
 *
 * @param throttlingMethod Whether the network of a phone is simulated, or Chromium itself is slowed down.
 */
export async function auditPage(
  url: string,
  onlyCategories: string[],
  throttlingMethod: 'simulate' | 'devtools' = 'simulate',
) {
  const { executablePath: chromePath } = chromiumLaunch()
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...chromiumArgs],
  })
  try {
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories, throttlingMethod } as const
    const result = await lighthouse(url, flags)
    if (!result)
      throw new Error(`Lighthouse gave nothing for ${url}. The table would have a hole. Open the address by hand.`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}
