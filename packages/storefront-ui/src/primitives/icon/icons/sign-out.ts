import { LogOut } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const SignOutIcon = /* @__PURE__ */ createIcon(LogOut)
