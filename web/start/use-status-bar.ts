import { useEffect } from 'react'

/** Tells the native shell how its status bar looks on this screen (`native/status-bar.ts`). */
export function useStatusBar(look: 'dark' | 'light'): void {
  useEffect(() => {
    document.documentElement.dataset['statusBar'] = look
  }, [look])
}
