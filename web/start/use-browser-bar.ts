import { useEffect } from 'react'
import { useTheme } from '#web/device/theme.ts'

/** What lies at the top of a screen. */
export type Bar = 'paper' | 'black'

/**
 * Colours the browser's own bar like the top of the screen. The document knows the two colours of paper, by the mode of
 * the device; a mode that the person chose, or a screen with another top, needs one of its own.
 */
export function useBrowserBar(bar: Bar): void {
  const theme = useTheme()
  useEffect(() => {
    if (bar === 'paper' && theme === 'system') return
    const root = getComputedStyle(document.documentElement)
    const meta = document.createElement('meta')
    meta.name = 'theme-color'
    meta.content = bar === 'black' ? root.getPropertyValue('--black').trim() : root.backgroundColor
    // The first one that fits counts.
    document.head.prepend(meta)
    return () => meta.remove()
  }, [bar, theme])
}
