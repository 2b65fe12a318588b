import { ClipboardList } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const OrdersIcon = /* @__PURE__ */ createIcon(ClipboardList)
