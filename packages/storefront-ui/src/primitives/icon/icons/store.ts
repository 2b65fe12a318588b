import { Store } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const StoreIcon = /* @__PURE__ */ createIcon(Store)
