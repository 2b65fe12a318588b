import { ChartBar } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const PollIcon = /* @__PURE__ */ createIcon(ChartBar)
