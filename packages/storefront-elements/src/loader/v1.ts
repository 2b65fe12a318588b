import { defineElements } from './define-elements.ts'
import { readPlace } from './read-place.ts'

defineElements(readPlace(import.meta.url))
