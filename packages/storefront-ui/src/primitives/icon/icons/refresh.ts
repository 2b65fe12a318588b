import { RefreshCw } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const RefreshIcon = /* @__PURE__ */ createIcon(RefreshCw)
