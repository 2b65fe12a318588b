import { ChevronRight } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight)
