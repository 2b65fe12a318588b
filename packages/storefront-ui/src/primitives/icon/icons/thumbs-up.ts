import { ThumbsUp } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ThumbsUpIcon = /* @__PURE__ */ createIcon(ThumbsUp)
