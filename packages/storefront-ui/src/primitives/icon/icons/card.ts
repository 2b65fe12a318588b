import { CreditCard } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CardIcon = /* @__PURE__ */ createIcon(CreditCard)
