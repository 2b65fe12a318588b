import { Users } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const UsersIcon = /* @__PURE__ */ createIcon(Users)
