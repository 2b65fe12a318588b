export { spokenParts } from './spoken-parts.ts'
