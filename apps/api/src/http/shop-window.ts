import type { OperationName } from '@krishi/storefront-core/contract'
import type { Database, Replica } from '../database/index.ts'
import type { SearchPort } from '../search/index.ts'
import type { ApiContext } from '../api-context.ts'
import type { OperationRoute } from './operation-route.ts'

/** Where the shop window is read: what everybody may see of the catalogue, and nothing that belongs to one shopper. */
export interface ShopWindow {
  /** Whether it can be read without the primary. */
  readonly standsAlone: boolean
  /** An operation that reads the replica where there is one that is near. A refusal counts only when the primary gives it. */
  route: <Name extends OperationName>(make: (shop: ApiContext) => OperationRoute<Name>) => OperationRoute<Name>
  /** A reading that finds something, or nothing: what the replica does not have the primary may have already. */
  find: <Found>(read: (database: Database) => Promise<Found | null>) => Promise<Found | null>
}

/** The shop window of a shop that has no replica. */
export function readPrimaryOnly(shop: ApiContext): ShopWindow {
  return { standsAlone: false, route: (make) => make(shop), find: (read) => read(shop.database) }
}

/** The shop window of a shop that has a replica, whose own search is `search`. */
export function readReplicaFirst(shop: ApiContext, replica: Replica, search: SearchPort): ShopWindow {
  const there: ApiContext = { ...shop, database: replica.database, search }
  return {
    get standsAlone() {
      return replica.isNear
    },
    route(make) {
      const [primary, copy] = [make(shop), make(there)]
      return {
        ...primary,
        handle: (request, call) =>
          replica.ask(
            () => copy.handle(request, call),
            () => primary.handle(request, call),
            ({ ok }) => ok,
          ),
      }
    },
    find: (read) =>
      replica.ask(
        () => read(replica.database),
        () => read(shop.database),
        (found) => found !== null,
      ),
  }
}
