import { measuringConsentOf } from '@krishi/storefront-hooks/analytics'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { whenIdle } from '@krishi/storefront-host/loading'
import { useEffect, useState } from 'react'
import { createOverlay } from '@krishi/storefront-host/overlay'
import { usePaths } from '../../shell/shop-context.ts'

const Ask = createOverlay(() => import('./ask.tsx'))

/** Begins to measure when the browser is idle, and asks for the consent of whoever has not said yes or no [08.1]. */
export function MeasuringOutlet() {
  const storefront = useStorefront()
  const paths = usePaths()
  const [isAsked, setAsked] = useState(false)

  useEffect(() => {
    let end = () => {}
    whenIdle(() => {
      import('./start-measuring.ts').then(
        ({ startMeasuring }) => {
          end = startMeasuring(storefront)
          setAsked(measuringConsentOf(storefront).getState().choice === 'unasked')
        },
        // Without its code nothing is counted, so nobody is asked.
        () => undefined,
      )
    })
    return () => end()
  }, [storefront])

  const onDone = () => setAsked(false)
  return (
    <Ask
      wanted={isAsked ? { onDone, moreHref: paths.to('/pages/privacy-choices') } : null}
      onGiveUp={onDone}
      instead={onDone}
    />
  )
}
