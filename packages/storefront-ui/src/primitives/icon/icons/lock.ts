import { Lock } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const LockIcon = /* @__PURE__ */ createIcon(Lock)
