import { CircleHelp } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const HelpIcon = /* @__PURE__ */ createIcon(CircleHelp)
