import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Lines above every screen, below the banner of a lost connection. The content moves down: they cover no button. */
export function TopLines({ children }: { readonly children: ReactNode }) {
  const lines = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty('--lines-height', `${lines.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(measure)
    if (lines.current) observer.observe(lines.current)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty('--lines-height')
    }
  }, [])
  return (
    <div ref={lines} className="fixed inset-x-0 top-(--offline-height) z-60 max-h-[40dvh] overflow-y-auto">
      {children}
    </div>
  )
}
