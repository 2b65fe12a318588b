import { Clock } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ClockIcon = /* @__PURE__ */ createIcon(Clock)
