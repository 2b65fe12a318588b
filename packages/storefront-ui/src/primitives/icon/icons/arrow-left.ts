import { ArrowLeft } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft)
