declare module '*.css'

declare module '*.css?inline' {
  const css: string
  export default css
}

/** What Vite adds for tests that go through modules. */
interface ImportMeta {
  glob: <Module>(patterns: string | readonly string[]) => Record<string, () => Promise<Module>>
}
