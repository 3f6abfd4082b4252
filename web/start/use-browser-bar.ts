import { useEffect } from 'react'
import { useTheme } from '#web/device/theme.ts'

/**
 * Colours the browser's bar like the top of the screen. The document has a `theme-color` for each colour mode of the
 * device. A mode that the user chose, and a screen that is black at the top, add their own.
 */
export function useBrowserBar(top: 'paper' | 'black'): void {
  const theme = useTheme()
  useEffect(() => {
    if (top === 'paper' && theme === 'system') return
    const root = getComputedStyle(document.documentElement)
    const meta = document.createElement('meta')
    meta.name = 'theme-color'
    meta.content = top === 'black' ? root.getPropertyValue('--black').trim() : root.backgroundColor
    // Browsers take the first `theme-color` that matches.
    document.head.prepend(meta)
    return () => meta.remove()
  }, [top, theme])
}
