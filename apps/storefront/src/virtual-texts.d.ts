/** Made by the `chunkLoading` plugin: all texts of a language by scope. */
declare module 'virtual:texts/*' {
  import type { Texts } from '@krishi/storefront-host/texts'

  const texts: Texts
  export default texts
}
