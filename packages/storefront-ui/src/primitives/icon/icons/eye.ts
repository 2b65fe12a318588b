import { Eye } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const EyeIcon = /* @__PURE__ */ createIcon(Eye)
