import type { LocalizedText } from '@krishi/storefront-core/catalog'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Text } from '@krishi/storefront-ui/primitives/text'
import en from './messages/en.json'
import { usePaths } from './shop-context.ts'

/** The name of a page: a text of the catalogue, or a message of the shop. */
export type PageName = LocalizedText | string

/** A page between the home page and this one. */
export interface BreadcrumbStep {
  readonly name: PageName
  readonly href: string
}

interface BreadcrumbProps {
  readonly steps: readonly BreadcrumbStep[]
  /** The page itself. */
  readonly current: PageName
}

/** The breadcrumb: home, the given pages, and the current one. Renders a `<nav>`. */
export function Breadcrumb({ steps, current }: BreadcrumbProps) {
  const { Link } = useUi()
  const t = useWidgetMessages('shell', en)
  const paths = usePaths()
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="shop-breadcrumb">
        {[{ name: t('home'), href: paths.home }, ...steps].map((step) => (
          <li key={step.href}>
            <Link href={step.href}>{toContent(step.name)}</Link>
          </li>
        ))}
        <li aria-current="page">{toContent(current)}</li>
      </ol>
    </nav>
  )
}

function toContent(name: PageName) {
  return typeof name === 'string' ? name : <Text value={name} />
}
