import { Wheat } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const FieldIcon = /* @__PURE__ */ createIcon(Wheat)
