import { Pencil } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const EditIcon = /* @__PURE__ */ createIcon(Pencil)
