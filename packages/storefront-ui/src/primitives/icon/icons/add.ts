import { Plus } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const AddIcon = /* @__PURE__ */ createIcon(Plus)
