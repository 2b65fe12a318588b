import { Image } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const PhotoIcon = /* @__PURE__ */ createIcon(Image)
