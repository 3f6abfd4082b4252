// Lighthouse 13, mobile with its simulated slow connection, on the screens that people meet first: performance at least
// 95, accessibility, best practices and SEO 100. A score feels every neighbour of the machine; `main-thread` does not.
// Where the machine is slower than Lighthouse expects, a second row says what a phone of the middle class would get.
// In the headless shell where there is one: a whole Chromium draws its own window as well, on two processors without a
// graphics card half of its work, and a score counts by the clock how long the page waits for that.
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { openBareBrowser } from '../../e2e/support/browser.ts'
import { findJourneyBrowsers } from '../../scripts/chromium.ts'
import { calibratedSlowdown, EXPECTED_INDEX } from './calibrated-slowdown.ts'
import { onStage, type Stage } from './first-screens.ts'
import { closeOnStop } from './open-resources.ts'

/** The first load of a screen also waits for its pictures to be made. */
const RUNS = 5
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const CATEGORIES = Object.keys(TARGETS) as (keyof typeof TARGETS)[]
const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const scoreOf = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)

/** Where a screen is and how it is looked at. */
interface Visit {
  readonly address: string
  readonly port: number
  /** Lighthouse's own 4 when left out. */
  readonly slowdown?: number
}

/** Of one load. A trace without a beginning, as a busy machine makes now and then, is none: then another one, once. */
async function reportOn(visit: Visit, isSecond = false): Promise<Report> {
  const { address, port, slowdown } = visit
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: CATEGORIES,
    ...(slowdown && { throttling: { cpuSlowdownMultiplier: slowdown } }),
  })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (!isSecond) return await reportOn(visit, true)
  throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse said nothing')
}

/** The run in the middle by performance. */
async function medianReport(visit: Visit): Promise<Report> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await reportOn(visit))
  const sorted = reports.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))
  const middle = sorted[Math.floor(RUNS / 2)]
  if (!middle) throw new Error('no run')
  return middle
}

function tell(name: string, report: Report): void {
  const scores = CATEGORIES.map((category) => `${category} ${scoreOf(report, category)} (target ${TARGETS[category]})`)
  console.log(`${name.padEnd(9)} ${scores.join('   ')}`)
  const figures = FIGURES.map((id) => `${id} ${report.audits[id]?.displayValue ?? '?'}`)
  // How fast the machine was during this run: about 500 on an idle phone of today, 1000 and more on a desk.
  console.log(`          ${figures.join('   ')}   benchmarkIndex ${report.environment.benchmarkIndex.toFixed(0)}`)
  for (const category of CATEGORIES) {
    if (scoreOf(report, category) >= TARGETS[category]) continue
    const missed = report.categories[category]?.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9,
    )
    console.log(`          below ${category}: ${missed?.map(({ id }) => id).join(', ')}`)
  }
}

/** A screen as Lighthouse sees it and, where the machine is slower than it expects, at the slowdown that suits it. */
async function look(name: string, visit: Visit): Promise<void> {
  const report = await medianReport(visit)
  tell(name, report)
  const { benchmarkIndex } = report.environment
  if (benchmarkIndex >= EXPECTED_INDEX || scoreOf(report, 'performance') >= TARGETS.performance) return
  const slowdown = calibratedSlowdown(benchmarkIndex)
  tell(`  slowed down ${slowdown.toFixed(1)} times`, await medianReport({ ...visit, slowdown }))
}

/** Gives the browser the session and the storage of a member; Lighthouse leaves both in place. */
async function signIn(port: number, { url, member }: Stage): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no profile')
  await context.addCookies(member.cookies)
  const page = await context.newPage()
  await page.goto(`${url}/healthz`)
  const kept = member.origins.flatMap(({ localStorage }) => localStorage)
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, kept)
  await page.close()
  await browser.close()
}

/** Measures the built screens, served by our server, each five times; the middle one counts. */
export async function run(): Promise<void> {
  const browsers = await findJourneyBrowsers()
  if (!browsers) throw new Error('The bench needs Chromium')
  await onStage(async (stage) => {
    const { port, close } = await openBareBrowser(browsers.HEADLESS_SHELL_PATH)
    const closeBrowser = closeOnStop(close)
    const visitors = stage.screens.filter(({ isForMembers }) => !isForMembers)
    const members = stage.screens.filter(({ isForMembers }) => isForMembers)
    for (const { name, path } of visitors) await look(name, { address: stage.url + path, port })
    await signIn(port, stage)
    for (const { name, path } of members) await look(name, { address: stage.url + path, port })
    await closeBrowser()
  })
}
