import { TicketPercent } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CouponIcon = /* @__PURE__ */ createIcon(TicketPercent)
