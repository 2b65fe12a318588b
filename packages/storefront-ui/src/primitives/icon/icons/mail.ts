import { Mail } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const MailIcon = /* @__PURE__ */ createIcon(Mail)
