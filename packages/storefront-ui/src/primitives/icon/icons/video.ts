import { Video } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const VideoIcon = /* @__PURE__ */ createIcon(Video)
