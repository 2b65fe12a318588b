import { CircleAlert } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const AlertCircleIcon = /* @__PURE__ */ createIcon(CircleAlert)
