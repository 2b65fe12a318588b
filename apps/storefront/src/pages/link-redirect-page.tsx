import { planRedirect } from '@krishi/storefront-core/links'
import { useNow } from '@krishi/storefront-hooks/countdown'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { AppDownload, Redirecting } from '@krishi/storefront-ui/link-redirect'
import { useEffect, useState } from 'react'
import type { PageModule, PageProps } from '../shell/page.ts'
import { useShop } from '../shell/shop-context.ts'
import en from './messages/en.json'
import '../styles/link-redirect.css'

function LinkRedirectPage({ search }: PageProps) {
  const { settings, paths } = useShop()
  const { clock } = useStorefront()
  const { appHref } = settings.pdpBackBanner
  const query = new URLSearchParams(search)
  const [type, fallback] = [query.get('type') ?? '', query.get('fallback') ?? '']
  const now = useNow(1000)
  const [begun] = useState(() => clock.now())

  useEffect(() => {
    const plan = planRedirect({ type, fallback, isAndroid: /android/i.test(navigator.userAgent) })
    if (plan === null) return undefined
    const target = plan.to === 'store' ? appHref : plan.path
    return clock.after(plan.afterMs, () => location.replace(target))
  }, [appHref, clock, fallback, type])

  if (type === 'downloadApp') return <AppDownload appHref={appHref} />
  const elsewhere = planRedirect({ type, fallback, isAndroid: false })
  return (
    <Redirecting
      seconds={now === null ? null : Math.max(0, Math.round((now - begun) / 1000))}
      href={elsewhere?.to === 'fallback' ? elsewhere.path : undefined}
      hrefs={{ cropDoctor: appHref, kisanVedika: paths.to('/kisan-vedika/posts'), agriStore: paths.home }}
    />
  )
}

/** A link that leads on by the device that follows it, or shows the app [35.2]. */
export const page: PageModule = {
  Component: LinkRedirectPage,
  head: ({ textsOf }) => ({ title: textsOf('pages', en)('redirectTitle') }),
}
