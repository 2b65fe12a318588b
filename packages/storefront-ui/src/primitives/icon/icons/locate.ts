import { LocateFixed } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const LocateIcon = /* @__PURE__ */ createIcon(LocateFixed)
