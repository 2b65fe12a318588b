import { ArrowUpDown } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const SortIcon = /* @__PURE__ */ createIcon(ArrowUpDown)
