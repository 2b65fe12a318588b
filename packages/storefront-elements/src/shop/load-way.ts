/** Loads a way to the shop that is a build of its own: its file stands beside this one. */
export function loadWay<Way>(file: string): Promise<Way> {
  return import(/* @vite-ignore */ new URL(file, import.meta.url).href) as Promise<Way>
}
