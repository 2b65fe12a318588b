import { Sprout } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const BrandIcon = /* @__PURE__ */ createIcon(Sprout)
