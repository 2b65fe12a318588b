export { createEmbedPorts } from './create-embed-ports.ts'
export type { EmbedPorts, EmbedPortsOptions } from './create-embed-ports.ts'
