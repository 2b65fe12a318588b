export { conformance } from './conformance.tsx'
export type { ConformanceOptions } from './conformance.tsx'
// Stories take these from `testing/fixtures`, which brings no test runner along.
export * from './fixtures/index.ts'
export { leakedWords, pseudoMessages } from './pseudo-messages.ts'
export { renderInShadow } from './render-in-shadow.tsx'
export type { ShadowScreen } from './render-in-shadow.tsx'
export { middleOf, pinch, swipe, touch } from './touch.ts'
export type { Finger } from './touch.ts'
