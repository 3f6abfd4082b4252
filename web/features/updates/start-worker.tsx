import { createRoot } from 'react-dom/client'
import { appWorker } from '#web/device/app-worker.ts'
import { logFailure } from '#web/device/silently.ts'
import { loadWords } from '#web/i18n/language.ts'
import { followVersions } from './follow-versions.ts'
import { UpdateBar } from './update-bar.tsx'

let isStarted = false

/** Lets the worker keep the app for times without a network, and tells when a newer version waits. */
export async function startWorker(): Promise<void> {
  if (isStarted) return
  isStarted = true
  try {
    const registration = await appWorker()
    if (registration) followVersions(registration, (finishHydration) => void showBar(finishHydration))
  } catch (error) {
    isStarted = false
    throw error
  }
}

/** A place of its own in the document: no screen waits for it, none has to know of it. */
async function showBar(finishHydration: () => void): Promise<void> {
  try {
    await loadWords('install')
  } catch (error) {
    logFailure('fetch the words of the update', error)
    return
  }
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<UpdateBar onReload={finishHydration} onLater={close} />)
}
