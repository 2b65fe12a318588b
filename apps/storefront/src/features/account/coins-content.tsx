import { CoinHistoryWidget } from '@krishi/storefront-widgets/coin-history'
import { usePaths } from '../../shell/shop-context.ts'
import { MembersOnly } from './members-only.tsx'

/** The coins of whoever is signed in; a guest signs in first. */
export default function CoinsContent({ title }: { readonly title: string }) {
  const paths = usePaths()
  return (
    <MembersOnly title={title} path={paths.to('/loyalty')}>
      <div className="lazy-page">
        <CoinHistoryWidget />
      </div>
    </MembersOnly>
  )
}
