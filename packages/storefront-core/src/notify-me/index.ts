export { canAwait, toNotifyMeRequest } from './notify-me.ts'
export type { AwaitedVariant, PackWish } from './notify-me.ts'
