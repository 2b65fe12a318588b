import { MapPin } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const LocationIcon = /* @__PURE__ */ createIcon(MapPin)
