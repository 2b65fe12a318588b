import { Bell } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const BellIcon = /* @__PURE__ */ createIcon(Bell)
