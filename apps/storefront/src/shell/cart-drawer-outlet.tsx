import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react'
import { useShop } from './shop-context.ts'
import { untilLoaded } from './until-loaded.ts'

const importDrawer = () => import('../drawers/cart-drawer.tsx')
const CartDrawer = lazy(() => untilLoaded(importDrawer))

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
  const [isHere, setHere] = useState(false)
  const giveUp = useEffectEvent(() => {
    onOpenChange(false)
    if (navigator.onLine) location.assign(paths.cart)
  })

  useEffect(() => {
    if (isOpen && !isHere) importDrawer().then(() => setHere(true), giveUp)
  }, [isHere, isOpen])

  return (
    <Suspense fallback={null}>{isOpen && isHere ? <CartDrawer isOpen onOpenChange={onOpenChange} /> : null}</Suspense>
  )
}
