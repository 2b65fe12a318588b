import { Banknote } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CashIcon = /* @__PURE__ */ createIcon(Banknote)
