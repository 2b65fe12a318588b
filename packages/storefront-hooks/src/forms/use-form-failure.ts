import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { useEffect, useState } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'

/** Why a form was not sent, null without a failure, and what sets it. */
export type FormFailure = readonly [Failure<PortErrorCode> | null, (failure: Failure<PortErrorCode> | null) => void]

/** Keeps why a form of the host was not sent. That the device is offline is forgotten once the network is back. */
export function useFormFailure(): FormFailure {
  const { onReturn } = useStorefront()
  const [failure, setFailure] = useState<Failure<PortErrorCode> | null>(null)
  useEffect(() => onReturn(() => setFailure((last) => (last?.code === 'network/offline' ? null : last))), [onReturn])
  return [failure, setFailure]
}
