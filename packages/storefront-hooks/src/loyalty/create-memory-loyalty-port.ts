import { err, ok } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { LoyaltyPort } from './loyalty-port.ts'
import type { MemoryWallet } from './memory-wallet.ts'

/** The coins of a shop in memory. */
export function createMemoryLoyaltyPort(
  backend: MemoryBackend,
  wallet: MemoryWallet,
  { loyaltyConfig }: Pick<Settings, 'loyaltyConfig'>,
): LoyaltyPort {
  return {
    balance: (_, options) => backend.answer('loyalty.balance', options, () => ok(wallet.balance())),
    history: (_, options) => backend.answer('loyalty.history', options, () => ok(wallet.transactions())),
    texts: ({ locale }, options) =>
      backend.answer('loyalty.texts', options, () => {
        const texts = loyaltyConfig[locale] ?? loyaltyConfig.en
        return texts ? ok(texts) : err('request/not-found')
      }),
  }
}
