export { browserEnvironment, connectionOf, onFirstTouch } from './browser-environment.ts'
export { forgetDevice, onForgottenElsewhere } from './device-memory.ts'
export { createTabChannel } from './create-tab-channel.ts'
