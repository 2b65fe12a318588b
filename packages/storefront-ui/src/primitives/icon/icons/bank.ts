import { Landmark } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const BankIcon = /* @__PURE__ */ createIcon(Landmark)
