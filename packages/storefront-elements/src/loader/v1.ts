import { defineElements } from './define-elements.ts'
import { firstElements } from './element-table.ts'
import { readPlace } from './read-place.ts'

const place = readPlace(import.meta.url)

defineElements(firstElements, place)
import('./more-elements.ts').then(
  ({ moreElements }) => defineElements(moreElements, place),
  // Without their rows these elements show what stands in them.
  () => {},
)
import('./fields.ts').then(
  ({ fieldElements, FormElement }) => defineElements(fieldElements, place, FormElement),
  () => {},
)
