import { fileURLToPath } from 'node:url'

/** The engine that pages and elements of this build call; `own` is the API of the shop. */
const engine = process.env['ENGINE'] || 'own'

/** The module of the engine; undefined for the API of the shop. */
function moduleFor(path: string): string | undefined {
  return engine === 'own' ? undefined : fileURLToPath(new URL(`src/${path}-${engine}.ts`, import.meta.url))
}

/** What makes the ports of a page. @default `browser-ports.ts` */
export const browserPorts = moduleFor('composition/browser-ports')

/** What connects elements on any page. @default their own way to the API of the shop */
export const elementConnections = moduleFor('elements/connect')
