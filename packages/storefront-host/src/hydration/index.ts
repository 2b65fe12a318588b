export { createLazyIsland, hydrateIslands, onHydrate, prepareIslands, replayIslandClicks } from './lazy-island.tsx'
export { usePreHydrationTyping } from './use-pre-hydration-typing.ts'
