import { Minus } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const RemoveIcon = /* @__PURE__ */ createIcon(Minus)
