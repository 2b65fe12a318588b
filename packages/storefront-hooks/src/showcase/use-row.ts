import type { Product } from '@krishi/storefront-core/catalog'
import type { ProductPart, StripName } from '../catalog/index.ts'
import type { Remote } from '../query/index.ts'
import { useRemote } from '../query/index.ts'
import { useSession } from '../session/use-session.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { productsByHandleOptions, stripOptions } from './showcase-queries.ts'

/** A row of products: a list of the shop's, or the first of some collections [12.8]. */
export type Row = { readonly strip: StripName } | { readonly handles: readonly string[] }

/** The first products of a row in the storefront's language; with null nothing is asked for, and it is `loading`. */
export function useRow(row: Row | null): Remote<readonly Product[]> {
  const { ports, locale } = useStorefront()
  const { user } = useSession()
  const userId = user?.userId || user?.guestUserId || ''
  const remote = useRemote<ProductPart>(
    row &&
      ('strip' in row
        ? stripOptions(ports, { name: row.strip, userId, locale })
        : productsByHandleOptions(ports, { handles: row.handles, locale })),
  )
  return remote.status === 'ready' ? { ...remote, value: remote.value.products } : remote
}
