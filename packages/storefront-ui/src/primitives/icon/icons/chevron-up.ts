import { ChevronUp } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp)
