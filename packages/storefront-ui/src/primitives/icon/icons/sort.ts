import { createIcon } from '../create-icon.tsx'

/** `ArrowUpDown` of lucide as one line: each shape is an element of every place that shows it. */
export const SortIcon = /* @__PURE__ */ createIcon([['path', { d: 'm21 16-4 4-4-4M17 20V4M0 0m3 8 4-4 4 4M7 4v16' }]])
