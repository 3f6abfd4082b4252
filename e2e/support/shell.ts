import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { writeNativeApp } from '../../scripts/native/write-app.ts'
import { openFirstPage } from './condition.ts'
import { monitorContext, type PageMonitor } from './page-monitor.ts'
import { type Bridge, openBridge, type ShellAnswers } from './shell-bridge.ts'

const DIST = join(import.meta.dirname, '../../dist')
/** Origin of the app in Android's web view. */
const ORIGIN = 'https://localhost'

/** The state of a phone, which outlives the app. */
export interface Phone {
  /** Keychain or Keystore. */
  readonly vault: Map<string, string>
  /** Scheduled notifications, by id; Android keeps a cancelled one while its last message is in the notification drawer. */
  readonly reminders: Map<number, Readonly<Record<string, unknown>>>
  /** Ids of the notifications in the drawer, which the user has not dismissed. */
  readonly shade: Set<number>
  isConnected: boolean
  mayNotify: 'prompt' | 'granted' | 'denied'
  /** The user's answer to a permission dialog. */
  willAllow: boolean
  /** Calls that the system refuses, as `Plugin.method`, with the error message. */
  readonly refusals: Map<string, string>
}
export const newPhone = (): Phone => ({
  vault: new Map(),
  reminders: new Map(),
  shade: new Set(),
  isConnected: true,
  mayNotify: 'prompt',
  willAllow: true,
  refusals: new Map(),
})

export interface Shell {
  readonly page: Page
  readonly monitor: PageMonitor
  readonly calls: Bridge['calls']
  emit(name: string, event?: Readonly<Record<string, unknown>>): Promise<void>
  close(): Promise<readonly string[]>
}

interface Start {
  readonly server: string
  readonly phone: Phone
  /** The link that starts the app. */
  readonly link?: string
}

/** Starts the app: its files on its own origin, the server on another, and a phone that answers its calls. */
export async function startShell(browser: Browser, { server, phone, link }: Start): Promise<Shell> {
  const mobile = await mkdtemp(join(tmpdir(), 'dropdeck-shell-'))
  await writeNativeApp(DIST, mobile, server)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: ORIGIN, localStorage: [{ name: 'hasSeenOnboarding', value: 'true' }] }],
    },
  })
  context.setDefaultTimeout(20_000)
  // Chromium asks for permission before a page may connect to the local machine, where the server of a journey is.
  await context.grantPermissions(['local-network-access'], { origin: ORIGIN })
  const monitor = monitorContext(context, server, [ORIGIN])
  const bridge = await openBridge(context, systemOf(phone, link))
  await serveFiles(context, join(mobile, 'www'))
  const page = await openFirstPage(context)
  await page.goto(`${ORIGIN}/`)
  return {
    page,
    monitor,
    calls: bridge.calls,
    emit: (name, event = {}) => bridge.emit(page, name, event),
    close: async () => {
      await context.close()
      await rm(mobile, { recursive: true, force: true })
      return monitor.problems
    },
  }
}

/** Serves the app for paths without a file extension, as Capacitor does. */
async function serveFiles(context: BrowserContext, folder: string): Promise<void> {
  await context.route(`${ORIGIN}/**`, (route) => {
    const file = join(folder, decodeURIComponent(new URL(route.request().url()).pathname))
    if (extname(file) === '') return route.fulfill({ path: join(folder, 'index.html') })
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
}

function systemOf(phone: Phone, link: string | undefined): ShellAnswers {
  const key = (options: Readonly<Record<string, unknown>>) => String(options['prefixedKey'])
  const listed = (options: Readonly<Record<string, unknown>>) =>
    options['notifications'] as readonly { readonly id: number }[]
  const unlessRefused = (name: string) => () => {
    const words = phone.refusals.get(name)
    return words === undefined ? {} : new Error(words)
  }
  return {
    'Browser.open': unlessRefused('Browser.open'),
    'Share.share': unlessRefused('Share.share'),
    'App.getLaunchUrl': () => (link === undefined ? {} : { url: link }),
    'LocalNotifications.checkPermissions': () => ({ display: phone.mayNotify }),
    'LocalNotifications.requestPermissions': () => {
      phone.mayNotify = phone.willAllow ? 'granted' : 'denied'
      return { display: phone.mayNotify }
    },
    'LocalNotifications.getAll': ({ state }) => ({
      notifications: [...phone.reminders.values()].filter(
        ({ cancelled }) => state !== 'SCHEDULED' || cancelled !== true,
      ),
    }),
    'LocalNotifications.schedule': (options) => {
      for (const reminder of listed(options)) phone.reminders.set(reminder.id, { ...reminder })
      return { notifications: listed(options).map(({ id }) => ({ id })) }
    },
    'LocalNotifications.cancel': (options) => {
      for (const { id } of listed(options)) {
        const reminder = phone.reminders.get(id)
        if (reminder && phone.shade.has(id)) phone.reminders.set(id, { ...reminder, cancelled: true })
        else phone.reminders.delete(id)
      }
      return {}
    },
    'Network.getStatus': () => ({
      connected: phone.isConnected,
      connectionType: phone.isConnected ? 'wifi' : 'none',
    }),
    'SecureStorage.internalGetItem': (options) => ({ data: phone.vault.get(key(options)) ?? null }),
    'SecureStorage.internalSetItem': (options) => {
      phone.vault.set(key(options), String(options['data']))
      return {}
    },
    'SecureStorage.internalRemoveItem': (options) => ({ success: phone.vault.delete(key(options)) }),
  }
}
