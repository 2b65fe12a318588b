import { Tag } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const TagIcon = /* @__PURE__ */ createIcon(Tag)
