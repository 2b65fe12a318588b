import { countdownTo } from '@krishi/storefront-core/format'
import { useNow } from '@krishi/storefront-hooks/countdown'
import { Countdown } from '@krishi/storefront-ui/countdown'
import type { RootProps } from '@krishi/storefront-ui/root'

/** Props of a running countdown. */
export interface CountdownWidgetProps extends RootProps {
  /** In ms since 1970. */
  readonly until: number
}

/** What is left until an instant, updated every second; nothing once it has come, and nothing on the server [35.3]. */
export function CountdownWidget({ until, ...root }: CountdownWidgetProps) {
  const now = useNow(1000)
  return <Countdown {...root} left={now === null ? null : countdownTo(until, now)} />
}
