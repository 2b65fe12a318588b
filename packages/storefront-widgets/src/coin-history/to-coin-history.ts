import { sum } from '@krishi/storefront-core/money'
import type { CoinWallet } from '@krishi/storefront-hooks/loyalty'
import type { Remote } from '@krishi/storefront-hooks/query'
import type { CoinHistoryState } from '@krishi/storefront-ui/coin-history'

/** What the page shows of a wallet that it has asked for; null is one that nobody has [27.3]. */
export function toCoinHistory(wallet: Remote<CoinWallet> | null): CoinHistoryState {
  if (wallet === null) return { status: 'ready', coins: { balance: 0, earned: 0, transactions: [] } }
  if (wallet.status === 'loading') return { status: 'loading' }
  if (wallet.status === 'failed') return { status: 'failed', onRetry: wallet.retry }
  const { totalPoints, transactions } = wallet.value
  const earned = transactions.filter(({ kind }) => kind === 'earned')
  const coins = { balance: totalPoints, earned: sum(earned.map(({ points }) => points)), transactions }
  return { status: 'ready', coins }
}
