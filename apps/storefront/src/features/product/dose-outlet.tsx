import type { DoseFormWidgetProps } from '@krishi/storefront-widgets/dose-helper'
import { DoseHelper } from '@krishi/storefront-ui/dose-helper'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { useRef, useState } from 'react'
import { createOverlay } from '@krishi/storefront-host/overlay'

const DoseForm = createOverlay(() => import('./dose-form.tsx'))

/** Where the calculator of packs opens, and closes again where its code does not come. */
export function DoseOutlet(props: DoseFormWidgetProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  function giveUp(): void {
    setWasOpened(false)
    place.current?.closest('details')?.removeAttribute('open')
  }

  return (
    <DoseHelper onOpenChange={(isOpen) => isOpen && setWasOpened(true)}>
      <div ref={place}>
        <DoseForm wanted={wasOpened ? props : null} onGiveUp={giveUp} fallback={<Skeleton lines={6} />} />
      </div>
    </DoseHelper>
  )
}
