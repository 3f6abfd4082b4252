// Lighthouse 13, mobile with its simulated slow connection, on the pages that strangers meet first.
// Targets of the first issue: performance at least 95, accessibility, best practices and SEO 100.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { openBareBrowser, openBrowser } from '../e2e/ground/browser.ts'
import { type Device, openDevice } from '../e2e/ground/device.ts'
import { openGround } from '../e2e/ground/ground.ts'
import { newPerson, register } from '../e2e/ground/person.ts'
import { buildWebIfStale } from '../scripts/build-web.ts'

const PAGES = ['/', '/login'] as const
const RUNS = 3
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const CATEGORIES = Object.keys(TARGETS) as (keyof typeof TARGETS)[]

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const scoreOf = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
const inKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`

async function reportOn(address: string, port: number): Promise<Report> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json', onlyCategories: CATEGORIES })
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse said nothing')
  return result.lhr
}

/** The run in the middle by performance. */
async function medianReport(address: string, port: number): Promise<Report> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await reportOn(address, port))
  const sorted = reports.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))
  const middle = sorted[Math.floor(RUNS / 2)]
  if (!middle) throw new Error('no run')
  return middle
}

function tell(page: string, report: Report): void {
  const scores = CATEGORIES.map((name) => `${name} ${scoreOf(report, name)} (target ${TARGETS[name]})`)
  console.log(`${page.padEnd(7)} ${scores.join('   ')}`)
  const named = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
  console.log(`        ${named.map((id) => `${id} ${report.audits[id]?.displayValue ?? '?'}`).join('   ')}`)
  for (const category of CATEGORIES) {
    if (scoreOf(report, category) >= TARGETS[category]) continue
    const missed = report.categories[category]?.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9,
    )
    console.log(`        below ${category}: ${missed?.map(({ id }) => id).join(', ')}`)
  }
}

/** The scripts that a page has fetched by the time it stands still, compressed as they are sent. */
async function scriptsOf({ page }: Device, path: string): Promise<string> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length)
  return `${inKb(sizes.reduce((sum, size) => sum + size, 0))} in ${sizes.length} files`
}

async function tellScripts(url: string): Promise<void> {
  const browser = await openBrowser()
  const visitor = await openDevice(browser, url)
  console.log(`scripts, gzip: landing ${await scriptsOf(visitor, '/')}`)
  await visitor.context.close()
  const member = await openDevice(browser, url)
  await register(member.context.request, url, newPerson())
  console.log(`scripts, gzip: discovery ${await scriptsOf(member, '/')}`)
  await browser.close()
}

/** Measures the built pages, served by our server, each three times; the middle one counts. */
export async function run(): Promise<void> {
  await buildWebIfStale()
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-lighthouse-'))
  // For root PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const ground = await openGround(dataDir)
  try {
    const browser = await openBareBrowser()
    for (const page of PAGES) tell(page, await medianReport(ground.server.url + page, browser.port))
    await browser.close()
    await tellScripts(ground.server.url)
  } finally {
    await ground.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
