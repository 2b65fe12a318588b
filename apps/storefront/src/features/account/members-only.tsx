import { useSession } from '@krishi/storefront-hooks/session'
import { useRetryOnReturn } from '@krishi/storefront-hooks/query'
import { navigate } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { usePaths } from '../../shell/shop-context.ts'
import { useIsHere } from '../../shell/use-is-here.ts'
import { SignOut } from './sign-out.tsx'
import en from './messages/en.json'
import '../../styles/members-only.css'

interface MembersOnlyProps {
  /** Heading until it is known who is signed in. */
  readonly title: string
  /** Path of this page in the shop's language. */
  readonly path: string
  /** What guests see. @default they are led to sign in, and back here */
  readonly guests?: ReactNode
  readonly children: ReactNode
}

/** A page for whoever is signed in: guests sign in first [03.5]. The server knows nobody, so it sends the heading alone. The way out stands at its end [V7.4.4]. */
export function MembersOnly({ title, path, guests, children }: MembersOnlyProps) {
  const t = useWidgetMessages('account', en)
  const paths = usePaths()
  const { status, isGuest, open } = useSession()
  const isHere = useIsHere()
  const begin = useEffectEvent(open)
  const leave = useEffectEvent(() => navigate(paths.signIn(path), { replace: true }))
  const isLeaving = status === 'ready' && isGuest && guests === undefined

  useEffect(() => begin(), [])
  useRetryOnReturn(status === 'failed', open)
  useEffect(() => {
    if (isLeaving && isHere) leave()
  }, [isLeaving, isHere])

  if (status === 'ready' && !isLeaving) {
    return isGuest ? (
      guests
    ) : (
      <>
        {children}
        <SignOut isApart />
      </>
    )
  }
  return (
    <div className="lazy-page">
      <h1>{title}</h1>
      {status === 'failed' ? <ErrorNotice onRetry={open} /> : <Skeleton lines={4} />}
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </div>
  )
}
