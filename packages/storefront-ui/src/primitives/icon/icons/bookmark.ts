import { Bookmark } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const BookmarkIcon = /* @__PURE__ */ createIcon(Bookmark)
