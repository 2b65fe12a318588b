import { Copy } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CopyIcon = /* @__PURE__ */ createIcon(Copy)
