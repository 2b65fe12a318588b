import { TriangleAlert } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const AlertTriangleIcon = /* @__PURE__ */ createIcon(TriangleAlert)
