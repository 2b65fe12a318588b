import type { Place } from '../loader/place.ts'
import { shopAddress } from './shop-address.ts'

const loadDrawer = () => import('../elements/cart-drawer.tsx')

function openDrawer(): void {
  const drawer = document.querySelector('krishi-cart-drawer') ?? document.createElement('krishi-cart-drawer')
  if (!drawer.isConnected) document.body.append(drawer)
  drawer.setAttribute('open', '')
}

/** Loads the cart drawer on a sign that it will be opened. */
export function prepareCart(): void {
  void loadDrawer().catch(() => {})
}

/** Opens the one cart drawer of the page; where its code cannot be loaded, the shop's page of the cart. */
export function openCart(place: Place): void {
  loadDrawer().then(openDrawer, () => location.assign(shopAddress(place, '/cart')))
}
