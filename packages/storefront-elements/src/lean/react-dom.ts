// What widgets use of `react-dom`: the build of the elements puts this module in its place.
export { createPortal } from 'preact/compat'
export { flushSync } from './flush-sync.ts'
