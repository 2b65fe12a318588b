import { useCart } from '@krishi/storefront-hooks/cart'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { Suspense, lazy } from 'react'

const ChangeNotices = lazy(() => untilLoaded(() => import('../cart/change-notices.tsx')))

/** Notices of price and stock changes of the cart. The code loads with the first such change. */
export function ChangeNoticesOutlet() {
  const news = useCart((cart) => cart.news)
  return <Suspense fallback={null}>{news ? <ChangeNotices news={news} /> : null}</Suspense>
}
