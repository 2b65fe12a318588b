import { Undo2 } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const UndoIcon = /* @__PURE__ */ createIcon(Undo2)
