import { options } from 'preact'

/** Preact declares a method, which may not be handed on; this one may. */
interface Rendering {
  debounceRendering?: ((process: () => void) => void) | undefined
}

/** Renders at once what `act` changes. That of `preact/compat` would be a part of every buy button, for the zoom viewer alone. */
export function flushSync<Value>(act: () => Value): Value {
  const rendering: Rendering = options
  const { debounceRendering } = rendering
  let render = () => {}
  rendering.debounceRendering = (process) => {
    render = process
  }
  try {
    const value = act()
    render()
    return value
  } finally {
    rendering.debounceRendering = debounceRendering
  }
}
