import { engineElementId } from './engine.ts'
import type { Engine } from './engine.ts'

/** The engine as the page tells it. */
export function readEngine(): Engine {
  return JSON.parse(document.getElementById(engineElementId)?.textContent ?? '') as Engine
}
