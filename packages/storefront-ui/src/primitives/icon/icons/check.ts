import { Check } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CheckIcon = /* @__PURE__ */ createIcon(Check)
