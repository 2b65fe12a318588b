import { BadgeCheck } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const QualityIcon = /* @__PURE__ */ createIcon(BadgeCheck)
