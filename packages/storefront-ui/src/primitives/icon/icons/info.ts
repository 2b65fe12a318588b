import { Info } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const InfoIcon = /* @__PURE__ */ createIcon(Info)
