import { ZoomIn } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ZoomInIcon = /* @__PURE__ */ createIcon(ZoomIn)
