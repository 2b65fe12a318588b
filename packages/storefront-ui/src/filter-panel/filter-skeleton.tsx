import type { Translate } from '../i18n/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type en from './messages/en.json'

/** Keeps the place of sections that are not known yet, as high as three that are unfolded. */
export function FilterSkeleton({ t }: { t: Translate<keyof typeof en> }) {
  return (
    <div data-scope="filter-panel" data-part="skeleton">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {['categories', 'brands', 'price'].map((section) => (
        <div key={section} data-scope="filter-panel" data-part="skeleton-section">
          <Skeleton />
          <Skeleton variant="block" height="210px" />
        </div>
      ))}
    </div>
  )
}
