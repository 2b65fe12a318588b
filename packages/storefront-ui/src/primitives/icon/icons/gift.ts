import { Gift } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const GiftIcon = /* @__PURE__ */ createIcon(Gift)
