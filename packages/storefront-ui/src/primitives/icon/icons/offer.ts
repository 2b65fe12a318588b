import { BadgePercent } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const OfferIcon = /* @__PURE__ */ createIcon(BadgePercent)
