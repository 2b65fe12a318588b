import { House } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const HomeIcon = /* @__PURE__ */ createIcon(House)
