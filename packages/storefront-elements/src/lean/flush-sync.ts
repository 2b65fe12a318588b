import { options } from 'preact'

/** Renders at once what `act` changes. That of `preact/compat` would be a part of every buy button, for the zoom viewer alone. */
export function flushSync<Value>(act: () => Value): Value {
  const { debounceRendering } = options
  let render = () => {}
  options.debounceRendering = (process) => {
    render = process
  }
  try {
    const value = act()
    render()
    return value
  } finally {
    Object.assign(options, { debounceRendering })
  }
}
