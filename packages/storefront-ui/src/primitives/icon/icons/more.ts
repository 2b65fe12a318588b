import { EllipsisVertical } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const MoreIcon = /* @__PURE__ */ createIcon(EllipsisVertical)
