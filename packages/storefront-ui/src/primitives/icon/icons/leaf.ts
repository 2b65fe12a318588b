import { Leaf } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const LeafIcon = /* @__PURE__ */ createIcon(Leaf)
