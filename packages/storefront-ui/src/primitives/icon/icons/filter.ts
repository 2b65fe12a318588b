import { SlidersHorizontal } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const FilterIcon = /* @__PURE__ */ createIcon(SlidersHorizontal)
