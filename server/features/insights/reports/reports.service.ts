import type { NoticeContent } from '#contract/notice-content.ts'
import { readOrdersBetween } from '#server/features/brands/overview/order-figures.service.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { daysLater } from '#server/platform/text/berlin-day.ts'
import { readSeries } from '../reading/insights.service.ts'
import { duePeriods, type ReportPeriod } from './report-period.ts'
import { claimReport, deleteMarksBefore, type ReportedBrand, selectBrandsDue } from './reports.store.ts'
import { trendsReport } from './trends-report.ts'

type Reader = Pick<BrandScope, 'db' | 'now' | 'config' | 'member'>

const DAY_MS = 86_400_000
const BATCH = 100
/** Nothing is sent to a brand for which nothing has happened for so long. */
const QUIET_DAYS = 28
const MARKS_KEPT_MS = 60 * DAY_MS

/**
 * Job: tells the members of each brand about its last week or month, and about trends, each period once, whichever process is
 * first. By the members' own choices (`NOTICE_DEFAULTS`), for those who may see figures.
 */
export async function sendReports(world: World, signal?: AbortSignal): Promise<void> {
  for (const period of duePeriods(world.now())) {
    for (;;) {
      const brands = await selectBrandsDue(world.db, { ...period, most: BATCH })
      for (const brand of brands) {
        if (signal?.aborted) return
        await inTransaction(world, (inside) => sendReport(inside, brand, period))
      }
      if (brands.length < BATCH) break
    }
  }
  await deleteMarksBefore(world.db, new Date(world.now().getTime() - MARKS_KEPT_MS))
}

async function sendReport(
  world: World,
  { brandId, brandNo, name }: ReportedBrand,
  period: ReportPeriod,
): Promise<void> {
  const { kind, from, to } = period
  if (!(await claimReport(world.db, { kind, from, brandId, at: world.now() }))) return
  const { db, now, config } = world
  const reader = { db, now, config, member: { brandId, brandNo, role: 'admin', isOwner: false } } as const
  const content =
    kind === 'weekly-trends' ? await trendsReport(reader, name) : await figuresReport(reader, name, { kind, from, to })
  if (content && !(await isQuiet(reader, to))) await notifyTeam(world, { brandId, right: 'insights', content })
}

/** Nothing has happened for the brand. */
async function isQuiet(reader: Reader, to: string): Promise<boolean> {
  const from = daysLater(to, 1 - QUIET_DAYS)
  const { range } = await readSeries(reader, { from, to, unit: 'day', compare: 'none' })
  const orders = await readOrdersBetween(reader, { from, to })
  return Object.values(range.totals).every((count) => count === 0) && (orders?.count ?? 0) === 0
}

/** What people did in a week or a month; null: the plan has no such mail. */
async function figuresReport(
  reader: Reader,
  brand: string,
  { kind, from, to }: Pick<ReportPeriod, 'from' | 'to'> & { readonly kind: 'weekly-report' | 'monthly-report' },
): Promise<NoticeContent | null> {
  if (!(await limitsOf(reader, reader.member.brandId)).reports) return null
  // The same call as the screen's, so that both show the same numbers.
  const { range, comparison } = await readSeries(reader, { from, to, unit: 'day', compare: 'previous' })
  const orders = await readOrdersBetween(reader, { from, to })
  return { kind, brand, from, to, figures: range.totals, before: comparison?.totals ?? null, orders }
}
