import { Menu } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const MenuIcon = /* @__PURE__ */ createIcon(Menu)
