import { Tractor } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const FarmIcon = /* @__PURE__ */ createIcon(Tractor)
