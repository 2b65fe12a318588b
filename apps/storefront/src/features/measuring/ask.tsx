import { useMeasuringConsent } from '@krishi/storefront-hooks/analytics'
import { MeasuringAsk } from '@krishi/storefront-ui/measuring-consent'
import '../../styles/measuring.css'

/** Props of the question. */
interface AskProps {
  readonly moreHref: string
  /** Called when it was answered. */
  readonly onDone: () => void
}

/** The question at the end of the page; answered anywhere, it is gone [08.1]. */
export default function Ask({ moreHref, onDone }: AskProps) {
  const { choice, choose } = useMeasuringConsent()
  if (choice !== 'unasked') return null
  return (
    <MeasuringAsk
      moreHref={moreHref}
      onChoose={(answer) => {
        choose(answer)
        onDone()
      }}
    />
  )
}
