import { ReceiptText } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ReceiptIcon = /* @__PURE__ */ createIcon(ReceiptText)
