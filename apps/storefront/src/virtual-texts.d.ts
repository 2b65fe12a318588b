/** Made by the `textModules` plugin: compiled texts by scope. */
declare module 'virtual:texts/*' {
  import type { Texts } from './messages/load-messages.ts'

  const texts: Texts
  export default texts
}
