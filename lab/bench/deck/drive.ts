import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Seen } from './page/probe.ts'

/** A phone: touch input, and a processor a quarter as fast as this one. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const THROTTLE = 4
const START = { x: 195, y: 400 }
const DISTANCE_PX = 220
const MOVES = 10
const STEP_MS = 16

export interface Memory {
  readonly nodes: number
  readonly listeners: number
  readonly heapBytes: number
}

export interface Driver {
  /** Swipes by touch at a human pace: ten moves a frame apart, then a pause for the fly-out. */
  swipe(count: number): Promise<Seen>
  /** Swipes as fast as the browser accepts input, each during the fly-out of the one before. */
  swipeFast(count: number): Promise<Seen>
  memory(): Promise<Memory>
  close(): Promise<void>
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens a variant of the page, throttled, with its pictures loaded. */
export async function openVariant(browser: Browser, url: string, variant: string): Promise<Driver> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(`${url}/?variant=${variant}`, { waitUntil: 'networkidle' })
  await page.waitForSelector('[data-card]')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const finger = new Finger(cdp)
  return {
    swipe: (count) => measured(page, () => finger.swipeCalmly(count)),
    swipeFast: (count) => measured(page, () => finger.swipeFast(count)),
    memory: () => memoryOf(cdp),
    close: () => context.close(),
  }
}

async function measured(page: Page, work: () => Promise<void>): Promise<Seen> {
  await page.evaluate(() => window.probe.restart())
  await work()
  // Event Timing entries arrive in batches.
  await pause(1500)
  return page.evaluate(() => window.probe.read())
}

async function memoryOf(cdp: CDPSession): Promise<Memory> {
  await pause(800)
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((candidate) => candidate.name === name)?.value ?? Number.NaN
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heapBytes: metric('JSHeapUsedSize') }
}

class Finger {
  readonly #cdp: CDPSession
  #count = 0

  constructor(cdp: CDPSession) {
    this.#cdp = cdp
  }

  async swipeCalmly(count: number): Promise<void> {
    for (let swipe = 0; swipe < count; swipe++) {
      await this.#stroke()
      await pause(420)
    }
  }

  async swipeFast(count: number): Promise<void> {
    for (let swipe = 0; swipe < count; swipe++) {
      const to = START.x + this.#side() * DISTANCE_PX
      // Sent without waiting for each other, so that the browser sets the pace.
      await Promise.all([
        this.#touch('touchStart', START.x),
        this.#touch('touchMove', (START.x + to) / 2),
        this.#touch('touchMove', to),
        this.#touch('touchEnd', null),
      ])
    }
  }

  async #stroke(): Promise<void> {
    const distancePx = this.#side() * DISTANCE_PX
    await this.#touch('touchStart', START.x)
    for (let move = 1; move <= MOVES; move++) {
      const dueAtMs = performance.now() + STEP_MS
      await this.#touch('touchMove', START.x + (distancePx * move) / MOVES)
      await pause(Math.max(0, dueAtMs - performance.now()))
    }
    await this.#touch('touchEnd', null)
  }

  #side(): 1 | -1 {
    return this.#count++ % 2 === 0 ? 1 : -1
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', x: number | null): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === null ? [] : [{ x, y: START.y }] })
  }
}
