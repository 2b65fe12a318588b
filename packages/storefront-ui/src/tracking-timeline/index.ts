export { TrackingDialog } from './tracking-dialog.tsx'
export type { TrackingDialogProps } from './tracking-dialog.tsx'
export { TrackingTimeline } from './tracking-timeline.tsx'
export type { TrackingState, TrackingTimelineProps } from './tracking-timeline.tsx'
