import { ShieldCheck } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ShieldIcon = /* @__PURE__ */ createIcon(ShieldCheck)
