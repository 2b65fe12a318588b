import { useIsHydrated } from '@krishi/storefront-hooks/storefront'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { Suspense, lazy } from 'react'

/** Loaded where there is room for it: the sheet of styles says the same. */
const OrderInBrief = lazy(async () => {
  await untilMatching('(width >= 60rem)')
  return untilLoaded(() => import('./order-in-brief.tsx'))
})

/** What is bought, beside the step of the address on a wide screen; a phone neither shows nor loads it. */
export function OrderAside({ checkoutId }: { readonly checkoutId: string | null }) {
  const isHydrated = useIsHydrated()
  const place = <Skeleton variant="block" height="20rem" />
  return (
    <div className="order-aside">
      {isHydrated ? (
        <Suspense fallback={place}>
          <OrderInBrief checkoutId={checkoutId} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  )
}

function untilMatching(query: string): Promise<void> {
  const screen = matchMedia(query)
  return new Promise((resolve) => {
    const look = () => void (screen.matches && resolve())
    screen.addEventListener('change', look)
    look()
  })
}
