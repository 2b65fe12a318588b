import { Pause } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const PauseIcon = /* @__PURE__ */ createIcon(Pause)
