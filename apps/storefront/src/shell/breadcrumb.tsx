import { useUi } from '@krishi/storefront-ui/i18n'
import { useHostMessages } from '../messages/host-messages.ts'
import { usePaths } from './shop-context.ts'

/** A page on the way from the home page to this one. */
export interface BreadcrumbStep {
  readonly name: string
  readonly href: string
}

/** The way back: home, then the given pages. Renders a `<nav>`. */
export function Breadcrumb({ steps }: { readonly steps: readonly BreadcrumbStep[] }) {
  const { Link } = useUi()
  const t = useHostMessages()
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
