import type { Clock } from '../clock/index.ts'
import { toTrustedScriptUrl } from './trusted-types.ts'

/** How a script is loaded. */
export interface ScriptOptions {
  readonly clock: Clock
  /** How long one attempt may take, in ms. */
  readonly timeoutMs: number
  /** How often it is tried. */
  readonly attempts: number
}

/** Loads a script of another site into a page; tells whether it came. What did not come is taken out of the page again. */
export async function loadScript(page: Window, src: string, options: ScriptOptions): Promise<boolean> {
  for (let attempt = 0; attempt < options.attempts; attempt += 1) {
    if (await tryScript(page, src, options)) return true
  }
  return false
}

function tryScript(page: Window, src: string, { clock, timeoutMs }: ScriptOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const script = page.document.createElement('script')
    const end = (isLoaded: boolean) => {
      cancel()
      if (!isLoaded) script.remove()
      resolve(isLoaded)
    }
    const cancel = clock.after(timeoutMs, () => end(false))
    script.addEventListener('load', () => end(true))
    script.addEventListener('error', () => end(false))
    script.src = toTrustedScriptUrl(page, src)
    page.document.head.append(script)
  })
}
