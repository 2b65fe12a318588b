import { usePlainMessages } from '../i18n/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { TrackingTimeline } from './tracking-timeline.tsx'
import type { TrackingTimelineProps } from './tracking-timeline.tsx'

/** Props of the way of a parcel over a page. */
export interface TrackingDialogProps extends Omit<TrackingTimelineProps, keyof RootProps>, RootProps<HTMLElement> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Where a parcel is, over the page [31.4]. Renders a modal `<dialog>` while open. */
export function TrackingDialog({ open, onOpenChange, className, style, ref, ...timeline }: TrackingDialogProps) {
  const t = usePlainMessages('trackingTimeline', en, timeline.messages)
  return (
    <Dialog {...{ className, style, ref, open, onOpenChange }} title={t('title')}>
      <TrackingTimeline {...timeline} />
    </Dialog>
  )
}
