import { Mic } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const MicIcon = /* @__PURE__ */ createIcon(Mic)
