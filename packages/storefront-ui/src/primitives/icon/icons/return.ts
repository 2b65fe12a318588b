import { RotateCcw } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ReturnIcon = /* @__PURE__ */ createIcon(RotateCcw)
