// Processor time of the main thread for each first screen, times 4 as in Lighthouse. Unlike a Lighthouse score it hardly
// depends on other load of the machine, so figures before and after a change can be compared.
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { openBrowser } from '../../e2e/support/browser.ts'
import { type LoadedScript, recordScripts, totalBytes } from '../../e2e/support/loaded-scripts.ts'
import { type FirstScreen, type ServedApp, withServedApp } from './first-screens.ts'

const RUNS = 9
const SLOWDOWN = 4
/** Longer tasks delay input noticeably (the Long Tasks API's limit). */
const LONG_TASK_MS = 50
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading']

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Processor time of the thread, µs. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

interface Cost {
  readonly busyMs: number
  readonly blockedMs: number
  readonly longestMs: number
  readonly scripts: readonly LoadedScript[]
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** One visit without cache, until the page is idle. */
async function visit(browser: Browser, { url, member }: ServedApp, screen: FirstScreen): Promise<Cost> {
  const kept: BrowserContextOptions = screen.isForMembers ? { storageState: member } : {}
  const context = await browser.newContext({ ...PHONE, ...kept })
  const page = await context.newPage()
  const scripts = recordScripts(page)
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.goto(url + screen.path)
  const loaded = await scripts.settled()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  const trace = JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: readonly TraceEvent[] }
  await context.close()
  return { ...costOf(trace.traceEvents), scripts: loaded }
}

/** Sums up the main thread's tasks. Only those after the first paint count as blocking, because there is no input before. */
function costOf(events: readonly TraceEvent[]): Omit<Cost, 'scripts'> {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('the page painted nothing')
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid)
    .map(({ ts, tdur = 0 }) => ({ ts, slowMs: (tdur / 1000) * SLOWDOWN }))
  const after = tasks.filter(({ ts }) => ts >= paint.ts).map(({ slowMs }) => slowMs)
  return {
    busyMs: tasks.reduce((sum, { slowMs }) => sum + slowMs, 0),
    blockedMs: after.reduce((sum, slowMs) => sum + Math.max(0, slowMs - LONG_TASK_MS), 0),
    longestMs: Math.max(...after),
  }
}

function print(name: string, costs: readonly Cost[]): void {
  const of = (figure: (cost: Cost) => number) => median(costs.map(figure)).toFixed(0)
  const scripts = costs[0]?.scripts ?? []
  console.log(
    `${name.padEnd(10)} main thread ${of((cost) => cost.busyMs)} ms, after the first paint blocked for ` +
      `${of((cost) => cost.blockedMs)} ms, longest task ${of((cost) => cost.longestMs)} ms; scripts ` +
      `${(totalBytes(scripts) / 1024).toFixed(1)} kB in ${scripts.length} files`,
  )
}

/** Medians of nine visits each, alternately, so that other load affects all screens alike. */
export async function run(): Promise<void> {
  await withServedApp(async (app) => {
    const browser = await openBrowser()
    const costs = new Map<FirstScreen, Cost[]>(app.screens.map((screen) => [screen, []]))
    for (let run = 0; run < RUNS; run++) {
      for (const [screen, seen] of costs) seen.push(await visit(browser, app, screen))
    }
    console.log(`processor time at ${SLOWDOWN} times slower, ${RUNS} visits, medians`)
    for (const [screen, seen] of costs) print(screen.name, seen)
    await browser.close()
  })
}
