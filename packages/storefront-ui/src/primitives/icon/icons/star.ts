import { Star } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const StarIcon = /* @__PURE__ */ createIcon(Star)
