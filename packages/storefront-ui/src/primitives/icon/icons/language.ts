import { Languages } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const LanguageIcon = /* @__PURE__ */ createIcon(Languages)
