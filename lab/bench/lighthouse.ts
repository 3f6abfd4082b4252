// Lighthouse 13, mobile with its simulated slow connection, on the screens that users see first. Targets: performance 95,
// accessibility, best practices and SEO 100. Scores depend on other load of the machine; `main-thread` does not. On a
// machine slower than Lighthouse expects, a second row gives the score at the slowdown that stands for a mid-tier phone.
// Uses the headless shell where installed: the whole Chromium also draws its window, which without a graphics card is
// half of its work and lowers the score.
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { openBareBrowser } from '../../e2e/support/browser.ts'
import { findJourneyBrowsers } from '../../scripts/chromium.ts'
import { calibratedSlowdown, EXPECTED_INDEX } from './calibrated-slowdown.ts'
import { type ServedApp, withServedApp } from './first-screens.ts'
import { closeOnStop } from './open-resources.ts'

/** The median of five leaves out the first load, which waits for pictures to be made. */
const RUNS = 5
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const CATEGORIES = Object.keys(TARGETS) as (keyof typeof TARGETS)[]
const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const scoreOf = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)

/** Address of a screen and how Lighthouse loads it. */
interface Visit {
  readonly address: string
  readonly port: number
  /** Lighthouse's own 4 when left out. */
  readonly slowdown?: number
}

/** Report of one load. A busy machine sometimes gives an incomplete trace, so an error is tried once more. */
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
  throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no report')
}

/** The median report by performance. */
async function medianReport(visit: Visit): Promise<Report> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await reportOn(visit))
  const sorted = reports.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))
  const middle = sorted[Math.floor(RUNS / 2)]
  if (!middle) throw new Error('no run')
  return middle
}

function print(name: string, report: Report): void {
  const scores = CATEGORIES.map((category) => `${category} ${scoreOf(report, category)} (target ${TARGETS[category]})`)
  console.log(`${name.padEnd(9)} ${scores.join('   ')}`)
  const figures = FIGURES.map((id) => `${id} ${report.audits[id]?.displayValue ?? '?'}`)
  // Speed of the machine during this run: about 500 for an idle phone, 1000 and more for a desktop computer.
  console.log(`          ${figures.join('   ')}   benchmarkIndex ${report.environment.benchmarkIndex.toFixed(0)}`)
  for (const category of CATEGORIES) {
    if (scoreOf(report, category) >= TARGETS[category]) continue
    const missed = report.categories[category]?.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9,
    )
    console.log(`          below ${category}: ${missed?.map(({ id }) => id).join(', ')}`)
  }
}

/** Prints the scores of a screen, on a slower machine than Lighthouse expects also at the slowdown that fits it. */
async function look(name: string, visit: Visit): Promise<void> {
  const report = await medianReport(visit)
  print(name, report)
  const { benchmarkIndex } = report.environment
  if (benchmarkIndex >= EXPECTED_INDEX || scoreOf(report, 'performance') >= TARGETS.performance) return
  const slowdown = calibratedSlowdown(benchmarkIndex)
  print(`  slowed down ${slowdown.toFixed(1)} times`, await medianReport({ ...visit, slowdown }))
}

/** Signs the browser in by cookies and local storage; Lighthouse keeps both. */
async function signIn(port: number, { url, member }: ServedApp): Promise<void> {
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

/** Prints the median of five reports for each screen. */
export async function run(): Promise<void> {
  const browsers = await findJourneyBrowsers()
  if (!browsers) throw new Error('The bench needs Chromium')
  await withServedApp(async (app) => {
    const { port, close } = await openBareBrowser(browsers.HEADLESS_SHELL_PATH)
    const closeBrowser = closeOnStop(close)
    const visitors = app.screens.filter(({ isForMembers }) => !isForMembers)
    const members = app.screens.filter(({ isForMembers }) => isForMembers)
    for (const { name, path } of visitors) await look(name, { address: app.url + path, port })
    await signIn(port, app)
    for (const { name, path } of members) await look(name, { address: app.url + path, port })
    await closeBrowser()
  })
}
