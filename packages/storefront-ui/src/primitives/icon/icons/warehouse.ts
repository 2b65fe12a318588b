import { Warehouse } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const WarehouseIcon = /* @__PURE__ */ createIcon(Warehouse)
