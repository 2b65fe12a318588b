import { User } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const UserIcon = /* @__PURE__ */ createIcon(User)
