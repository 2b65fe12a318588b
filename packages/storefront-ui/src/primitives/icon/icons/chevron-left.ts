import { ChevronLeft } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft)
