import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { useStore } from 'zustand/react'
import type { CatalogPort } from '../catalog/catalog-port.ts'
import { defineQuery, PortFailure, useRemote } from '../query/index.ts'
import type { Query, Remote } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { comparedOf } from './create-compared.ts'
import type { ComparedActions, ComparedState } from './create-compared.ts'

/** What is compared, and the ways to change it. Call it in the browser: a server knows no device. */
export function useCompared(): ComparedState & ComparedActions {
  const compared = comparedOf(useStorefront())
  return { ...useStore(compared), ...compared.actions }
}

/** A compared product; null where the shop no longer has it. */
export interface ComparedProduct {
  readonly handle: string
  readonly product: ProductDetail | null
}

/** How long what is compared counts as fresh, in ms. */
const staleMs = 60_000

function comparisonOptions(
  catalog: CatalogPort,
  handles: readonly string[],
  locale: ReturnType<typeof useStorefront>['locale'],
): Query<readonly ComparedProduct[]> {
  async function read(handle: string, signal: AbortSignal): Promise<ComparedProduct> {
    const answer = await catalog.product({ handle, locale }, { signal })
    if (answer.ok) return { handle, product: answer.value }
    if (answer.error.code === 'request/not-found') return { handle, product: null }
    throw new PortFailure(answer.error)
  }
  return defineQuery<readonly ComparedProduct[]>({
    queryKey: ['compare', handles, locale],
    queryFn: ({ signal }) => Promise.all(handles.map((handle) => read(handle, signal))),
    staleTime: staleMs,
  })
}

/** The compared products at today's prices, in the storefront's language. */
export function useComparison(handles: readonly string[]): Remote<readonly ComparedProduct[]> {
  const { ports, locale } = useStorefront()
  return useRemote(handles.length === 0 ? null : comparisonOptions(ports.catalog, handles, locale))
}
