declare module 'virtual:sheet/foundation' {}

declare module 'virtual:texts/*' {
  const loaders: import('./runtime/load-texts.ts').TextLoaders
  export default loaders
}

/** The file of `connect-elsewhere.ts`, beside the chunks. */
declare const __ELSEWHERE__: string

/** That of `connect-window.ts`. */
declare const __WINDOW__: string

/** That of `connect-engine.ts`, in the build for a shop on another engine, which has no other way; null in all others. */
declare const __ENGINE__: string | null
