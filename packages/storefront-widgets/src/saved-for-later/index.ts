export { SavedForLaterWidget } from './saved-for-later-widget.tsx'
export type { SavedForLaterWidgetProps } from './saved-for-later-widget.tsx'
