import { untilLoaded, whenIdle } from '@krishi/storefront-host/loading'
import { Suspense, lazy, useEffect, useState } from 'react'
import { useShop } from '../../shell/shop-context.ts'

const AppBanner = lazy(() => untilLoaded(() => import('./app-banner.tsx')))

/** Where the invitation to the app appears [10.3]. Its code comes in a quiet moment after the first touch, where the owner has an app. */
export function AppBannerOutlet() {
  const { androidHref, iosHref } = useShop().settings.appBanner
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!isIdle || androidHref + iosHref === '') return null
  return (
    <Suspense fallback={null}>
      <AppBanner />
    </Suspense>
  )
}
