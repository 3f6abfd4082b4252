import { createRoot } from 'react-dom/client'
import { appWorker } from '#web/device/app-worker.ts'
import { logFailure } from '#web/device/silently.ts'
import { loadWords } from '#web/i18n/language.ts'
import { followVersions } from './follow-versions.ts'
import { UpdateBar } from './update-bar.tsx'

let isStarted = false

/** Starts the service worker, which stores the app for use offline, and offers newer versions. */
export async function startWorker(): Promise<void> {
  if (isStarted) return
  isStarted = true
  try {
    const registration = await appWorker()
    if (registration) followVersions(registration, (activate) => void showBar(activate))
  } catch (error) {
    isStarted = false
    throw error
  }
}

/** Renders in a root of its own, independent of the screens. */
async function showBar(activate: () => void): Promise<void> {
  try {
    await loadWords('install')
  } catch (error) {
    logFailure('load the texts of the update', error)
    return
  }
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    container.remove()
  }
  root.render(<UpdateBar onReload={activate} onLater={close} />)
}
