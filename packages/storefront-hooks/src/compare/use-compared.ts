import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import type { CatalogPort } from '../catalog/catalog-port.ts'
import { defineQuery, PortFailure, useRemote } from '../query/index.ts'
import type { Query, Remote } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { comparedOf } from './create-compared.ts'
import type { ComparedActions, ComparedState } from './create-compared.ts'

/** What is compared, and the ways to change it. Call it in the browser: a server knows no device. */
export function useCompared(): ComparedState & ComparedActions {
  const storefront = useStorefront()
  const compared = comparedOf(storefront)
  useEffect(() => storefront.onReturn(compared.refresh), [storefront, compared])
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

/**
 * The compared products at today's prices, in the storefront's language. A product that is let go needs no reading: without a
 * network the others stay.
 */
export function useComparison(handles: readonly string[]): Remote<readonly ComparedProduct[]> {
  const { ports, locale } = useStorefront()
  const [read, setRead] = useState(handles)
  const areRead = handles.every((handle) => read.includes(handle))
  if (!areRead) setRead(handles)
  const remote = useRemote(
    handles.length === 0 ? null : comparisonOptions(ports.catalog, areRead ? read : handles, locale),
  )
  if (remote.status !== 'ready') return remote
  return {
    status: 'ready',
    value: handles.flatMap((handle) => remote.value.find((each) => each.handle === handle) ?? []),
  }
}
