import { Heart } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const HeartIcon = /* @__PURE__ */ createIcon(Heart)
