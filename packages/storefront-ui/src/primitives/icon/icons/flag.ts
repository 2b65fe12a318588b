import { Flag } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const FlagIcon = /* @__PURE__ */ createIcon(Flag)
