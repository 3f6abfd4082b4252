import { type ComponentType, useEffect, useState } from 'react'
import { logFailure } from '#web/device/silently.ts'
import { useShownToast } from './toast.ts'

/** The toast's code; members prefetch it, because the connection may be lost before the first toast. */
export const fetchToast = async (): Promise<ComponentType> => (await import('./toast-view.tsx')).ToastView

/** Place of the single toast. A view that cannot be fetched costs the toast, never the screen. */
export function ToastHost() {
  const isWanted = useShownToast() !== null
  const [View, setView] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isWanted || View) return
    fetchToast().then(
      (view) => setView(() => view),
      (error: unknown) => logFailure('fetch the toast', error),
    )
  }, [isWanted, View])
  return View && <View />
}
