import { Package } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const PackageIcon = /* @__PURE__ */ createIcon(Package)
