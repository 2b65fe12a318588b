import { List } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ListIcon = /* @__PURE__ */ createIcon(List)
