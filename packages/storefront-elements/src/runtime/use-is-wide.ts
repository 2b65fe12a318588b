import { useLayoutEffect, useState } from 'react'

/** Whether an element is at least so many CSS px wide: its place in a page says more than the screen does. */
export function useIsWide(host: HTMLElement, px: number): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const look = () => setWide(host.clientWidth >= px)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(host)
    return () => observer.disconnect()
  }, [host, px])
  return isWide
}
