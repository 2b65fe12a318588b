/** Made by the `textModules` plugin: compiled texts by scope. */
declare module 'virtual:texts/*' {
  import type { Texts } from './messages/load-messages.ts'

  const texts: Texts
  export default texts
}

/** How each group of a language is loaded. */
declare module 'virtual:text-groups/*' {
  const loaders: import('./messages/load-messages.ts').TextLoaders
  export default loaders
}
