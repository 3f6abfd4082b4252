import { setTimeout as after } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '#contract/vocabulary.ts'
import { foreignStorage } from './allowed-storage.ts'
import { type Watch, watchContext } from './watch.ts'

const KINDS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>

/** Journeys share their machine with others: a slow answer is no failure. */
const PATIENCE_MS = 45_000
/** How long a finished page is waited for whose code may never come. */
const HELD_MS = 5000

export interface DeviceOptions
  extends Pick<BrowserContextOptions, 'colorScheme' | 'javaScriptEnabled' | 'reducedMotion' | 'viewport'> {
  readonly kind?: keyof typeof KINDS
  /** The help before the first swipe: shown to newcomers, or taken as seen. */
  readonly hasSeenOnboarding?: boolean
  /** Chosen on an earlier visit. */
  readonly language?: Language
  /** Whether pages may have their worker: it would hide answers from journeys that hold them back. */
  readonly hasWorker?: boolean
}

export interface Device {
  readonly page: Page
  readonly context: BrowserContext
  readonly watch: Watch
  /** Closes it and says what was wrong with it. */
  close(): Promise<readonly string[]>
}

/** A browser profile of its own: another device of the same or another person. */
export async function openDevice(browser: Browser, url: string, options: DeviceOptions = {}): Promise<Device> {
  const { kind = 'phone', hasSeenOnboarding = true, language, hasWorker = false, ...wishes } = options
  const context = await browser.newContext({
    ...KINDS[kind],
    // German comes first whatever the browser prefers (Decision 101).
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    baseURL: url,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    storageState: keeping(url, {
      ...(hasSeenOnboarding && { hasSeenOnboarding: 'true' }),
      ...(language && { language }),
    }),
    ...wishes,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const watch = watchContext(context, new URL(url).origin)
  const page = await context.newPage()
  if (wishes.javaScriptEnabled !== false) waitUntilTakenOver(page)
  return {
    page,
    context,
    watch,
    close: async () => {
      const isOurs = !page.isClosed() && page.url().startsWith(url)
      const kept = isOurs ? await Promise.race([foreignStorage(context, page), pageHangs()]) : []
      await context.close()
      return [...watch.problems, ...kept]
    },
  }
}

/**
 * Nobody presses in the first milliseconds: a page that came finished is the app's before its journey goes on. Journeys
 * about these milliseconds go to an address with `waitUntil: 'commit'`.
 */
function waitUntilTakenOver(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    const isOurs = () => !document.querySelector('#root[data-language]')
    // What is held back, or leads on at once, is waited for by the journey itself.
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isOurs, null, { timeout: HELD_MS }).catch(() => {})
    return answer
  }
}

/** A page that answers nothing any more has no time limit of its own; its journey ends all the same. */
const pageHangs = () => after(PATIENCE_MS, ['the page did not say what it keeps'], { ref: false })

/** What an earlier visit left on the device. */
const keeping = (url: string, kept: Readonly<Record<string, string>>) => ({
  cookies: [],
  origins: [
    { origin: new URL(url).origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) },
  ],
})
