import { X } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CloseIcon = /* @__PURE__ */ createIcon(X)
