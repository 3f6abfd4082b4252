import { type ComponentType, useEffect, useState } from 'react'
import { logFailure } from '#web/device/silently.ts'
import { useShownToast } from './toast.ts'

/** The toast's code; members prefetch it, because the connection may be lost before the first toast. */
export const fetchToast = async (): Promise<ComponentType> => (await import('./toast-view.tsx')).ToastView

/** Renders the single toast. If its code cannot be loaded, only the toast is missing. */
export function ToastHost() {
  const hasToast = useShownToast() !== null
  const [View, setView] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!hasToast || View) return
    fetchToast().then(
      (view) => setView(() => view),
      (error: unknown) => logFailure('fetch the toast', error),
    )
  }, [hasToast, View])
  return View && <View />
}
