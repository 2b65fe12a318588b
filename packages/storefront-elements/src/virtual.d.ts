declare module 'virtual:sheet/foundation' {}

declare module 'virtual:texts/*' {
  const loaders: import('./runtime/load-texts.ts').TextLoaders
  export default loaders
}
