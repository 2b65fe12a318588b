import { ZoomOut } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ZoomOutIcon = /* @__PURE__ */ createIcon(ZoomOut)
