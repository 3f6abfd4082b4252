import { isNativeShell } from './platform.ts'
import { logFailure } from './silently.ts'

export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'share-failed' | 'copy-failed'

/** Opens the device's share sheet, or copies the link if the device has none. Cancelling is not an error (Spec §8). */
export async function share(title: string, url: string): Promise<ShareResult> {
  if (!isNativeShell() && !('share' in navigator)) return (await copyText(url)) ? 'copied' : 'copy-failed'
  try {
    return await openSheet(title, url)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    logFailure('share', error)
    return 'share-failed'
  }
}

async function openSheet(title: string, url: string): Promise<ShareResult> {
  if (isNativeShell()) return (await import('./native/share-sheet.ts')).openShareSheet(title, url)
  await navigator.share({ title, url })
  return 'shared'
}

/** Copies a text to the clipboard; returns whether the device allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    logFailure('copy', error)
    return false
  }
}
