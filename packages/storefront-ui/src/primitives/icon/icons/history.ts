import { History } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const HistoryIcon = /* @__PURE__ */ createIcon(History)
