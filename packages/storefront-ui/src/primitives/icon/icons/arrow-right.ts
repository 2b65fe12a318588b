import { ArrowRight } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight)
