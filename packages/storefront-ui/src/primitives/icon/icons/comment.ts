import { MessageSquare } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CommentIcon = /* @__PURE__ */ createIcon(MessageSquare)
