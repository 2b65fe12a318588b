export { browserEnvironment, connectionOf, onFirstTouch } from './browser-environment.ts'
export { createTabChannel } from './create-tab-channel.ts'
