import { type RefObject, useEffect, useState } from 'react'

/** Width of an element in whole pixels; 0 until it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const measured = element.current
    if (!measured) return
    const observer = new ResizeObserver(() => setWidth(Math.floor(measured.clientWidth)))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
