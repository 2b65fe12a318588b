import { CircleCheck } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CheckCircleIcon = /* @__PURE__ */ createIcon(CircleCheck)
