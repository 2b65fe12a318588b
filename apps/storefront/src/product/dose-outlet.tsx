import type { DoseFormWidgetProps } from '@krishi/storefront-widgets/dose-helper'
import { DoseHelper } from '@krishi/storefront-ui/dose-helper'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { Suspense, lazy, useState } from 'react'
import { untilLoaded } from '../shell/until-loaded.ts'

/** Loaded when the shopper asks how much her field needs. */
const DoseForm = lazy(() => untilLoaded(() => import('./dose-form.tsx')))

/** Where the calculator of packs opens. */
export function DoseOutlet(props: DoseFormWidgetProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <DoseHelper onOpenChange={(isOpen) => isOpen && setWasOpened(true)}>
      {wasOpened ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <DoseForm {...props} />
        </Suspense>
      ) : null}
    </DoseHelper>
  )
}
