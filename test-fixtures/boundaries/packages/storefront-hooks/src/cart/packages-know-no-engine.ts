import { engine } from '../../../adapter-shop/src/ports/engine.ts'

export const name = engine
