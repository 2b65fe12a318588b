import { Download } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const DownloadIcon = /* @__PURE__ */ createIcon(Download)
