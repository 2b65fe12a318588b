import { useId } from 'react'
import type { ReactNode } from 'react'
import { useUi, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import { ProductCardSkeleton } from '../product-card/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of a strip of products. */
export interface ProductStripProps extends RootProps<HTMLElement> {
  /** What they have in common. */
  title: string
  /** The language of the title where it is not the page's. */
  titleLang?: string | undefined
  /** The cards, each with a key. */
  children?: ReactNode
  /** `waiting` has not been asked for yet: there is the heading with its link, and the room of a row. */
  status: 'waiting' | 'loading' | 'ready' | 'failed'
  /** Cards that are rendered as place holders while it loads. @default 5 */
  skeletonCount?: number | undefined
  /** Address of all of them. */
  allHref?: string | undefined
  /** Stands at the end of the heading, such as a button. */
  action?: ReactNode
  /** What to say when there is none. @default 'No products found' */
  empty?: ReactNode
  onRetry?: (() => void) | undefined
  /** Level of the title in the page. @default 2 */
  headingLevel?: 2 | 3
  messages?: MessageOverrides<typeof en> | undefined
}

/** Products in one row that scrolls sideways, under a heading with a way to all of them. Renders a `<section>`. */
export function ProductStrip(props: ProductStripProps) {
  const { title, children, status, skeletonCount = 5, allHref, action, empty, onRetry, headingLevel = 2 } = props
  const { Link } = useUi()
  const t = usePlainMessages('productStrip', en, props.messages)
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const hasCards = [children].flat(2).some(Boolean)
  const isLoading = status === 'loading'
  return (
    <section
      {...rootOf(props)}
      data-scope="product-strip"
      data-part="root"
      data-status={status}
      aria-labelledby={headingId}
    >
      <div data-scope="product-strip" data-part="header">
        <Heading data-scope="product-strip" data-part="title" id={headingId} lang={props.titleLang}>
          {title}
        </Heading>
        {allHref === undefined ? null : (
          <Link data-scope="product-strip" data-part="all" href={allHref} aria-label={t('allOf', { title })}>
            {t('all')}
          </Link>
        )}
        {action ? (
          <span data-scope="product-strip" data-part="action">
            {action}
          </span>
        ) : null}
      </div>
      {hasCards || isLoading ? (
        <ul data-scope="product-strip" data-part="list" aria-labelledby={headingId} aria-busy={isLoading || undefined}>
          {children}
          {Array.from({ length: isLoading ? skeletonCount : 0 }, (_, index) => (
            <li key={index} aria-hidden="true">
              <ProductCardSkeleton />
            </li>
          ))}
        </ul>
      ) : null}
      {status === 'waiting' ? <div data-scope="product-strip" data-part="room" /> : null}
      <div role="status">{isLoading ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}</div>
      {!hasCards && status === 'ready' ? (empty ?? <p>{t('empty')}</p>) : null}
      {status === 'failed' ? <ErrorNotice title={t('failed')} onRetry={onRetry} /> : null}
    </section>
  )
}
