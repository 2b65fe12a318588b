import { Truck } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const TruckIcon = /* @__PURE__ */ createIcon(Truck)
