export { canAwait, toNotifyMeRequest } from './notify-me.ts'
export type { AwaitedVariant, NotifyMeFacts } from './notify-me.ts'
