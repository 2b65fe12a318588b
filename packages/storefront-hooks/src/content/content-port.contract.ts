import { contentPageHandles } from '@krishi/storefront-core/content'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { ContentPort } from './content-port.ts'

/** The suite that every adapter of `ContentPort` passes [06.6]. */
export function describeContentPort(make: () => ContentPort | Promise<ContentPort>): void {
  describe('[06.6] content port', () => {
    it.each(contentPageHandles)('[05.5] has the page %s', async (handle) => {
      const page = await valueOf((await make()).page({ handle, locale: 'en' }))
      expect(page.lang).toBe('en')
      expect(page.text).toMatch(/<h2>.+<p>/s)
    })
  })
}
