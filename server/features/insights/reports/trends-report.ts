import type { NoticeContent } from '#contract/notice-content.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { cellNames } from '../trends/cell-names.ts'
import { readTrends } from '../trends/trends.service.ts'

/** Of each kind. */
const MOST_NAMED = 6

/** What a brand is told about the trends of the platform; null: its plan has no such mail, or nothing is known. */
export async function trendsReport(
  reader: Pick<BrandScope, 'db' | 'now' | 'config' | 'member'>,
  brand: string,
): Promise<NoticeContent | null> {
  if (!(await limitsOf(reader, reader.member.brandId)).mailsTrends) return null
  // The same as the screen's, so that both show the same numbers.
  const { from, to, kinds, own } = await readTrends(reader)
  const named = kinds.flatMap(({ kind, cells }) => {
    const strongest = cells.toSorted((a, b) => Math.abs(b.changePercent) - Math.abs(a.changePercent))
    const shown = strongest.slice(0, MOST_NAMED).toSorted((a, b) => b.changePercent - a.changePercent)
    return shown.length === 0
      ? []
      : [{ kind, cells: shown.map(({ key, changePercent }) => ({ name: cellNames(kind, key), changePercent })) }]
  })
  if (from === null || to === null || named.length === 0) return null
  return { kind: 'weekly-trends', brand, from, to, kinds: named, percentile: own?.percentile ?? null }
}
