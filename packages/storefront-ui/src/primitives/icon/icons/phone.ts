import { Phone } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const PhoneIcon = /* @__PURE__ */ createIcon(Phone)
