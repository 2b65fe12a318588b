import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from './messages/en.json'
import { usePaths } from './shop-context.ts'

/** A page on the way from the home page to this one. */
export interface BreadcrumbStep {
  readonly name: string
  readonly href: string
}

/** The way back: home, then the given pages. Renders a `<nav>`. */
export function Breadcrumb({ steps }: { readonly steps: readonly BreadcrumbStep[] }) {
  const { Link } = useUi()
  const t = useWidgetMessages('shell', en)
  const paths = usePaths()
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="shop-breadcrumb">
        {[{ name: t('home'), href: paths.home }, ...steps].map((step) => (
          <li key={step.href}>
            <Link href={step.href}>{step.name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
