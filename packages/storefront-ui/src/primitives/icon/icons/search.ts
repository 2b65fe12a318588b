import { Search } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const SearchIcon = /* @__PURE__ */ createIcon(Search)
