import { boot } from '../start/index.ts'

/** Shows a page as its server sends it, with its boot script, whose client is the module `entry`. */
export function bootPage(body: string, entry = 'data:text/javascript,'): void {
  document.body.innerHTML = `${body}<p id="unloaded" role="alert" data-words="It did not load"></p>`
  const script = document.createElement('script')
  Object.assign(script.dataset, { entry, preload: entry })
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script })
  boot()
}
