import type { Page } from '@playwright/test'

/** Collects what the content security policies of the pages of this tab refuse, from its next page on. */
export async function watchViolations(page: Page): Promise<readonly string[]> {
  const refused: string[] = []
  await page.exposeFunction('tellViolation', (violation: string) => void refused.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, lineNumber, sample }) => {
      const tell: (violation: string) => void = Reflect.get(window, 'tellViolation')
      tell([location.pathname, effectiveDirective, sourceFile, lineNumber, sample].join(' '))
    })
  })
  return refused
}
