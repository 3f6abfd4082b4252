import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import { isNativeShell } from './platform.ts'

/** Chromium's `beforeinstallprompt` event. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** How the app gets onto the home screen here: it is there, by the browser's dialog, by hand on an iPhone, or by a menu. */
export type InstallWay = 'installed' | 'dialog' | 'ios' | 'menu'

let offer: InstallOffer | null = null
let isInstalled = false
const { subscribe, notify } = createListeners()

/** The browser fires its install event once and early: kept until the user asks to install. */
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
    notify()
  })
  addEventListener('appinstalled', () => {
    offer = null
    isInstalled = true
    notify()
  })
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, installWay, () => 'menu')

export function installWay(): InstallWay {
  if (isInstalled || isNativeShell() || isOnHomeScreen()) return 'installed'
  if (offer) return 'dialog'
  return isIos() ? 'ios' : 'menu'
}

/** Opens the browser's install dialog; each event can be used once. */
export async function install(): Promise<void> {
  const current = offer
  offer = null
  await current?.prompt()
  notify()
}

/** True where this page runs as an app of its own. */
export const isOnHomeScreen = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** iPads call themselves Macs, but Macs have no touch screen. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
