// The sums of product_days and product_hours once more, from raw events, by loops instead of SQL.
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

interface RawEvent {
  readonly userId: string
  readonly no: number
  readonly source: string | null
  readonly device: string | null
  readonly isPromoted: boolean
  /** Milliseconds since 1970. */
  readonly at: number
}
interface Shown extends RawEvent {
  readonly kind: string
  readonly day: string
}
interface Swipe extends RawEvent {
  readonly seq: number
  readonly action: string
  readonly takesBack: number | null
  readonly wasSaved: boolean
}

interface Raw {
  readonly shown: readonly Shown[]
  readonly clicks: readonly RawEvent[]
  readonly swipes: readonly Swipe[]
  /** `user product` of members and products of their brands, and users who are staff. */
  readonly excluded: ReadonlySet<string>
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8 as at`)

export async function readRaw(db: Database): Promise<Raw> {
  const shown = await rowsOf<Shown>(
    db,
    sql`select user_id as "userId", product_no as no, source, device, campaign_id is not null as "isPromoted", kind, day,
          ${ms('happened_at')} from product_events`,
  )
  const clicks = await rowsOf<RawEvent>(
    db,
    sql`select c.user_id as "userId", p.no, c.source, c.device, c.campaign_id is not null as "isPromoted", ${ms('clicked_at')}
        from clicks c join products p on p.id = c.product_id where c.user_id is not null`,
  )
  const swipes = await rowsOf<Swipe>(
    db,
    sql`select user_id as "userId", product_no as no, source, device, false as "isPromoted", seq, action,
          takes_back as "takesBack", saved_before is not null as "wasSaved", ${ms('created_at')} from interactions order by user_id, seq`,
  )
  const members = await rowsOf<{ name: string }>(
    db,
    sql`select m.user_id || ' ' || p.no as name from brand_members m join products p using (brand_id)
        union all select user_id::text from staff`,
  )
  return { shown, clicks, swipes, excluded: new Set(members.map(({ name }) => name)) }
}

interface Bounds {
  readonly day: string
  readonly start: Date
  readonly end: Date
  readonly sealedFrom: Date
}

interface Step extends RawEvent {
  readonly step: string
}

const STEPS_OF_KIND: Readonly<Record<string, readonly string[]>> = {
  shown: ['shown'],
  viewed: ['shown', 'viewed'],
  detail: ['shown', 'viewed', 'opened'],
}

function stepsOf(raw: Raw, bounds: Bounds): Step[] {
  const isOf = ({ at }: RawEvent) => at >= bounds.start.getTime() && at < bounds.end.getTime()
  const shown = raw.shown.filter(({ day }) => day === bounds.day)
  const known = raw.swipes.filter(({ at }) => at >= bounds.start.getTime() && at < bounds.sealedFrom.getTime())
  return [
    ...shown.flatMap((event) => (STEPS_OF_KIND[event.kind] ?? []).map((step) => ({ ...event, step }))),
    ...raw.clicks.filter(isOf).map((event) => ({ ...event, step: 'clicked' })),
    ...known.filter(isOf).flatMap((swipe) => stepsOfSwipe(swipe, known).map((step) => ({ ...swipe, step }))),
  ]
}

const ANSWERS = ['like', 'pass', 'unsave', 'resave']

/** What a swipe counts as, given all swipes from its day until that is sealed. */
function stepsOfSwipe(swipe: Swipe, known: readonly Swipe[]): string[] {
  const { userId, no, seq, action, wasSaved } = swipe
  const own = known.filter((other) => other.userId === userId)
  const isUndone = (one: Swipe) => own.some((undo) => undo.action === 'undo' && undo.takesBack === one.seq)
  if (isUndone(swipe)) return []
  if (action === 'like') return wasSaved ? ['liked'] : ['liked', 'saved']
  if (action === 'pass') {
    const reasons = own.filter((entry) => entry.takesBack === seq).map((entry) => entry.action.replaceAll('-', '_'))
    return ['passed', ...reasons, ...(wasSaved ? ['unsaved'] : [])]
  }
  if (action !== 'unsave' || !wasSaved) return []
  const next = own.find(
    (later) => later.no === no && later.seq > seq && ANSWERS.includes(later.action) && !isUndone(later),
  )
  return next?.action === 'resave' ? [] : ['unsaved']
}

const HOUR_MS = 3_600_000

/** Sums of one day as `product hour source device promoted step`: by hour where `byHour`, by day otherwise. */
export function countPlainly(raw: Raw, bounds: Bounds, byHour: boolean): Map<string, number> {
  const firsts = new Map<string, Step>()
  for (const step of stepsOf(raw, bounds)) {
    const { userId, no } = step
    if (raw.excluded.has(userId) || raw.excluded.has(`${userId} ${no}`)) continue
    const name = `${userId} ${no} ${step.step}`
    const known = firsts.get(name)
    if (!known || step.at < known.at) firsts.set(name, step)
  }
  const sums = new Map<string, number>()
  for (const { no, at, source, device, isPromoted, step } of firsts.values()) {
    const time = byHour ? new Date(Math.floor(at / HOUR_MS) * HOUR_MS).toISOString() : bounds.day
    const name = [no, time, source ?? 'unknown', device ?? 'unknown', isPromoted, step].join(' ')
    sums.set(name, (sums.get(name) ?? 0) + 1)
  }
  return sums
}
