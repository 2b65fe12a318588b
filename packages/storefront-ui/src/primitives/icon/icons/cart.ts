import { createIcon } from '../create-icon.tsx'

/** `ShoppingCart` of lucide as one line: each shape is an element of every place that shows it. */
export const CartIcon = /* @__PURE__ */ createIcon([
  [
    'path',
    {
      d: 'm2.05 2.05 1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    },
  ],
])
