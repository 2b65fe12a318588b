/**
 * Returns what imports the client, the first time that it is called, and asks for all that it begins with at the same time.
 *
 * @param preload The addresses of what it begins with, apart from the entry, one after the other.
 */
export function createClientStart(entry: string, preload: string, onFailure: () => void): () => void {
  let started = false
  return () => {
    if (started) return
    started = true
    for (const href of preload.split(' ')) {
      const isScript = href.endsWith('.js')
      const how = isScript ? { rel: 'modulepreload' } : { rel: 'preload', as: 'fetch', crossOrigin: '' }
      document.head.append(Object.assign(document.createElement('link'), how, { href }))
    }
    import(/* @vite-ignore */ entry).catch(onFailure)
  }
}
