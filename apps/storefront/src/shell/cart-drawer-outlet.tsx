import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { useShop } from './shop-context.ts'

interface CartDrawerOutletProps {
  readonly isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/**
 * Where the cart drawer appears. Its code is fetched ahead once the page is touched: see `fetch-cart-ahead.ts`. Where it does not
 * come, the tap is over: the page of the cart opens instead or, offline, nothing, since the bar says so and a drawer that opens by
 * itself later would be no answer to it.
 */
export function CartDrawerOutlet({ isOpen, onOpenChange }: CartDrawerOutletProps) {
  const { paths } = useShop()
  const [CartDrawer, setCartDrawer] = useState<ComponentType<CartDrawerOutletProps>>()
  const giveUp = useEffectEvent(() => {
    onOpenChange(false)
    if (navigator.onLine) location.assign(paths.cart)
  })

  useEffect(() => {
    if (isOpen && !CartDrawer) {
      import('../drawers/cart-drawer.tsx').then((code) => setCartDrawer(() => code.default), giveUp)
    }
  }, [CartDrawer, isOpen])

  return (
    <Suspense fallback={null}>
      {isOpen && CartDrawer ? <CartDrawer isOpen onOpenChange={onOpenChange} /> : null}
    </Suspense>
  )
}
