import { createIcon } from '../create-icon.tsx'

/** `Languages` of lucide as one line: each shape is an element of every place that shows it. */
export const LanguageIcon = /* @__PURE__ */ createIcon([
  ['path', { d: 'm5 8 6 6M0 0m4 14 6-6 2-3M2 5h12M7 2h1M0 0m22 22-5-10-5 10M14 18h6' }],
])
