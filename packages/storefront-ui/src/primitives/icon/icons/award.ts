import { Award } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const AwardIcon = /* @__PURE__ */ createIcon(Award)
