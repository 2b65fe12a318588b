import { untilLoaded } from '@krishi/storefront-host/loading'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import en from './messages/en.json'
import '../../styles/members-only.css'

/**
 * What a page shows of a shopper whom the server does not know. The server sends the heading; the client loads the code of the
 * rest and retries until it is there.
 */
export function createLazyContent<Props extends object>(
  importContent: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props & { readonly title: string }> {
  return function LazyContent(props) {
    const t = useWidgetMessages('account', en)
    const [Content, setContent] = useState<ComponentType<Props> | null>(null)
    useEffect(() => {
      void untilLoaded(importContent).then((loaded) => setContent(() => loaded.default))
    }, [])
    if (Content) return <Content {...props} />
    return (
      <div className="lazy-page">
        <h1>{props.title}</h1>
        <Skeleton lines={4} />
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      </div>
    )
  }
}
