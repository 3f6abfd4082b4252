import type { YearFigures } from '#contract/transparency.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { countYear, keepYear, selectKeptYears } from './transparency.store.ts'

/** How long an answer is reused: everyone may ask, and the figures change slowly. */
const FRESH_MS = 60_000

type Reader = Pick<World, 'db' | 'now'>

const yearOf = (moment: Date): number => Number(berlinDayOf(moment).slice(0, 4))
const hasContent = ({ notices, restrictions, appeals }: YearFigures): boolean =>
  notices.received + restrictions.made + appeals.received > 0

/** Figures by year, the latest first: this year and the last one from the rows, earlier ones as they were kept. */
async function readYears({ db, now }: Reader): Promise<{ years: YearFigures[] }> {
  const year = yearOf(now())
  const counted = [await countYear(db, year), await countYear(db, year - 1)]
  const kept = (await selectKeptYears(db, year - 1)).map(({ figures }) => figures)
  const past = [...counted.slice(1), ...kept].filter(hasContent).sort((a, b) => b.year - a.year)
  return { years: [...counted.slice(0, 1), ...past] }
}

/** The public figures, counted once a minute for all requests. */
export function createTransparency(): (scope: Reader) => Promise<{ years: YearFigures[] }> {
  let known: { readonly at: number; readonly answer: ReturnType<typeof readYears> } | null = null
  return (scope) => {
    const now = scope.now().getTime()
    if (known && Math.abs(now - known.at) < FRESH_MS) return known.answer
    const answer = readYears(scope)
    known = { at: now, answer }
    // A failed query is not cached.
    answer.catch(() => {
      known = null
    })
    return answer
  }
}

/** Job: keeps the figures of the last year, before its reports and appeals are deleted after 24 months. */
export async function keepLastYear({ db, now }: Reader): Promise<void> {
  const figures = await countYear(db, yearOf(now()) - 1)
  if (hasContent(figures)) await keepYear(db, figures, now())
}
