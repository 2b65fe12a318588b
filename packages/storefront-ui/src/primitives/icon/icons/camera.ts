import { Camera } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CameraIcon = /* @__PURE__ */ createIcon(Camera)
