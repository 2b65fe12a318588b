import { Pin } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const PinIcon = /* @__PURE__ */ createIcon(Pin)
