import { LayoutGrid } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CategoriesIcon = /* @__PURE__ */ createIcon(LayoutGrid)
