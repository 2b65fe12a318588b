export { closeOnBack } from './close-on-back.ts'
export { guardBack, setGuardBack } from './guard-back.ts'
export { readEntry } from './history-entry.ts'
export { useScrollMemory } from './use-scroll-memory.ts'
