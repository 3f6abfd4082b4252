/** What Chromium offers when a page can become an app on the device. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null

/** The offer comes once and early: kept until somebody wants it. */
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
  addEventListener('appinstalled', () => {
    offer = null
  })
}

/** True while the browser would put the web app on the home screen. */
export const canInstall = (): boolean => offer !== null

/** Asks the person by the browser's own dialog; each offer can be used once. */
export async function install(): Promise<void> {
  const current = offer
  offer = null
  await current?.prompt()
}
