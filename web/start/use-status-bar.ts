import { useEffect } from 'react'

/** Sets the look of the native shell's status bar on this screen (`native/status-bar.ts`). */
export function useStatusBar(look: 'dark' | 'light'): void {
  useEffect(() => {
    document.documentElement.dataset['statusBar'] = look
  }, [look])
}
