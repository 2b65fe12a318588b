import { useCart } from '@krishi/storefront-hooks/cart'
import { Suspense, lazy } from 'react'
import { untilLoaded } from './until-loaded.ts'

const ChangeNotices = lazy(() => untilLoaded(() => import('../cart/change-notices.tsx')))

/** Where it is told that prices or stock have changed the cart. Its code comes with the first such change. */
export function ChangeNoticesOutlet() {
  const news = useCart((cart) => cart.news)
  return <Suspense fallback={null}>{news ? <ChangeNotices news={news} /> : null}</Suspense>
}
