import { err, ok } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { LoyaltyPort } from './loyalty-port.ts'
import type { MemoryPurse } from './memory-purse.ts'

/** The coins of a shop in memory. */
export function createMemoryLoyaltyPort(
  backend: MemoryBackend,
  purse: MemoryPurse,
  { loyaltyConfig }: Pick<Settings, 'loyaltyConfig'>,
): LoyaltyPort {
  return {
    balance: (_, options) => backend.answer('loyalty.balance', options, () => ok(purse.balance())),
    history: (_, options) => backend.answer('loyalty.history', options, () => ok(purse.transactions())),
    texts: ({ locale }, options) =>
      backend.answer('loyalty.texts', options, () => {
        const texts = loyaltyConfig[locale] ?? loyaltyConfig.en
        return texts ? ok(texts) : err('request/not-found')
      }),
  }
}
