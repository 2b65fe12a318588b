export { createLazyIsland, hydrateIslands, onHydrate, prepareIslands } from './lazy-island.tsx'
export { keepRestoredTexts, replayTouches } from './replay-touches.ts'
