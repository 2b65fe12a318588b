import { Share2 } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ShareIcon = /* @__PURE__ */ createIcon(Share2)
