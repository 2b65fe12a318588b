import { ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { ContentPort } from './content-port.ts'

/** Pages of plain text of a shop in memory: a heading and a sentence each. */
export function createMemoryContentPort(backend: MemoryBackend): ContentPort {
  return {
    page: ({ handle }, options) =>
      backend.answer('content.page', options, () =>
        ok({ text: `<h2>${handle}</h2><p>What the shop says about it.</p>`, lang: 'en' }),
      ),
  }
}
