import { Newspaper } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const NewsIcon = /* @__PURE__ */ createIcon(Newspaper)
