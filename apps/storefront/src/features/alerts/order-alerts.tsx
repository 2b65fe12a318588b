import { ShopAlerts } from './shop-alerts.tsx'

/** Turns alerts of the shopper's orders on and off, where browser and shop have them. A lazy island. */
export default function OrderAlerts() {
  return <ShopAlerts variantId={null} />
}
