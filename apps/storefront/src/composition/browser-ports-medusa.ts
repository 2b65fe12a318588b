import { createHttpPorts } from '@krishi/storefront-hooks/storefront'
import type { HttpPortsOptions, StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import type { MedusaEngine } from './engine.ts'
import { createMedusaEnginePorts } from './engine-ports-medusa.ts'
import { joinPorts } from './join-ports.ts'
import { readEngine } from './read-engine.ts'

/** The engine that pages of this build run on. */
export const engineOfBuild: string | null = 'medusa'

/** The ports of a page of a shop on Medusa. */
export function createBrowserPorts(own: HttpPortsOptions): StorefrontPorts {
  return joinPorts(createMedusaEnginePorts(readEngine() as MedusaEngine, own.locale), createHttpPorts(own))
}
