import { Calendar } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CalendarIcon = /* @__PURE__ */ createIcon(Calendar)
