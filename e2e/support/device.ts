import { setTimeout as after } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '#contract/vocabulary.ts'
import { foreignStorage } from './allowed-storage.ts'
import { condition, openFirstPage } from './condition.ts'
import { monitorContext, type PageMonitor } from './page-monitor.ts'

const KINDS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>

/** Long enough for slow machines: a slow answer is no failure. */
const TIMEOUT_MS = 45_000 * condition.cpuFactor
/** Journeys that delay the scripts never see the app start. */
const APP_READY_TIMEOUT_MS = 5000 * condition.cpuFactor

export interface DeviceOptions
  extends Pick<BrowserContextOptions, 'colorScheme' | 'javaScriptEnabled' | 'reducedMotion' | 'viewport'> {
  readonly kind?: keyof typeof KINDS
  /** Whether the onboarding was shown on an earlier visit. */
  readonly hasSeenOnboarding?: boolean
  /** Language chosen on an earlier visit. */
  readonly language?: Language
  /** Whether the service worker may run. It hides requests from journeys that intercept them. */
  readonly hasWorker?: boolean
}

export interface Device {
  readonly page: Page
  readonly context: BrowserContext
  readonly monitor: PageMonitor
  /** Closes the device and returns the problems seen on it. */
  close(): Promise<readonly string[]>
}

/** Opens a browser context: a device of its own, of the same or of another user. */
export async function openDevice(browser: Browser, url: string, options: DeviceOptions = {}): Promise<Device> {
  const { kind = 'phone', hasSeenOnboarding = true, language, hasWorker = false, ...contextOptions } = options
  const context = await browser.newContext({
    ...KINDS[kind],
    // The product starts in German for any language of the browser (Decision 101).
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    baseURL: url,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    storageState: storageStateOf(url, {
      ...(hasSeenOnboarding && { hasSeenOnboarding: 'true' }),
      ...(language && { language }),
    }),
    ...contextOptions,
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const monitor = monitorContext(context, new URL(url).origin)
  const page = await openFirstPage(context)
  if (contextOptions.javaScriptEnabled !== false) waitForAppAfterGoto(page)
  return {
    page,
    context,
    monitor,
    close: async () => {
      const isOurs = !page.isClosed() && page.url().startsWith(url)
      const kept = isOurs ? await Promise.race([foreignStorage(context, page), pageTimeout()]) : []
      await context.close()
      return [...monitor.problems, ...kept]
    },
  }
}

/**
 * Makes `page.goto` wait until the app runs in the document that the server rendered. Journeys about the time before use
 * `waitUntil: 'commit'`.
 */
function waitForAppAfterGoto(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    const isAppReady = () => !document.querySelector('#root[data-language]')
    // Journeys that delay scripts or are redirected wait by themselves.
    if (options?.waitUntil !== 'commit')
      await page.waitForFunction(isAppReady, null, { timeout: APP_READY_TIMEOUT_MS }).catch(() => {})
    return answer
  }
}

/** `page.evaluate` has no timeout: a page that hangs must not hang its journey. */
const pageTimeout = () => after(TIMEOUT_MS, ['the page did not answer what it stores'], { ref: false })

/** What an earlier visit stored on the device. */
const storageStateOf = (url: string, kept: Readonly<Record<string, string>>) => ({
  cookies: [],
  origins: [
    { origin: new URL(url).origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) },
  ],
})
