import { MessageCircle } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const ChatIcon = /* @__PURE__ */ createIcon(MessageCircle)
