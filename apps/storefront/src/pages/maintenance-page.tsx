import { formatDateTimeIst } from '@krishi/storefront-core/format'
import { isUnderMaintenance } from '@krishi/storefront-core/settings'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { EmptyState, FieldDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { CountdownWidget } from '@krishi/storefront-widgets/countdown'
import { useState } from 'react'
import type { PageModule } from '../shell/page.ts'
import { useShop } from '../shell/shop-context.ts'
import en from './messages/en.json'
import '../styles/maintenance.css'

function MaintenancePage() {
  const t = useWidgetMessages('pages', en)
  const { clock } = useStorefront()
  const { locale, paths, settings } = useShop()
  const [isClosed] = useState(() => isUnderMaintenance(settings.maintenance, clock.now()))
  const time = formatDateTimeIst(settings.maintenance.end ?? '', locale)
  const until = time === '' ? t('maintenanceSoon') : t('maintenanceUntil', { time })
  return (
    <EmptyState
      as="h1"
      drawing={<FieldDrawing />}
      title={isClosed ? t('maintenanceTitle') : t('shopOpenTitle')}
      action={
        <LinkButton tone="primary" href={paths.home}>
          {t('goHome')}
        </LinkButton>
      }
    >
      <p>{isClosed ? until : t('shopOpenText')}</p>
      {isClosed && time !== '' ? <CountdownWidget until={Date.parse(settings.maintenance.end ?? '')} /> : null}
    </EmptyState>
  )
}

/** What every address shows while the shop is closed, with the time of its end; at its own address also that it is open [04.6]. */
export const page: PageModule = {
  Component: MaintenancePage,
  prefetch: ({ settings }) => Promise.resolve(isUnderMaintenance(settings.maintenance, Date.now()) ? 503 : 200),
  head: ({ textsOf }) => ({ title: textsOf('pages', en)('maintenanceTitle') }),
}
