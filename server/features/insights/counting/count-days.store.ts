import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

/** A day in Berlin with its bounds. */
export interface Day {
  readonly day: string
  readonly start: Date
  readonly end: Date
  /** From this moment on nothing changes its sums any more. */
  readonly sealedFrom: Date
}

/** More products than a person looks at in a day: a program. */
const MOST_PRODUCTS_A_DAY = 5000

const STEPS = [
  'shown',
  'viewed',
  'liked',
  'passed',
  'too_expensive',
  'not_my_style',
  'size_missing',
  'opened',
  'saved',
  'unsaved',
  'clicked',
] as const
const KEYS = { product_hours: 'hour', product_days: 'day' } as const

/** Makes others wait that count the same day; true when it is sealed already. */
export async function lockDay(db: Database, day: string): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('counted_days'), hashtext(${day}))`)
  const rows = await rowsOf(db, sql`select 1 from counted_days where day = ${day}::date and is_sealed`)
  return rows.length > 0
}

interface Counted {
  /** Null: no day is sealed. */
  readonly lastSealed: string | null
  /** When each day that is not sealed was counted. */
  readonly open: ReadonlyMap<string, Date>
}

/** What was counted so far. Days are counted in order, so all before the last sealed one are sealed. */
export async function selectCounted(db: Database): Promise<Counted> {
  const rows = await rowsOf<{ day: string; countedAt: string; isSealed: boolean }>(
    db,
    sql`select day, counted_at as "countedAt", is_sealed as "isSealed" from counted_days
        where not is_sealed or day = (select max(day) from counted_days where is_sealed) order by day`,
  )
  return {
    lastSealed: rows.find(({ isSealed }) => isSealed)?.day ?? null,
    open: new Map(rows.filter(({ isSealed }) => !isSealed).map(({ day, countedAt }) => [day, new Date(countedAt)])),
  }
}

/** The first day with events since a day; null when there are none. Reads every event: only for the first count. */
export async function selectFirstDay(db: Database, { day, start }: Day): Promise<string | null> {
  const [row] = await rowsOf<{ first: string | null }>(
    db,
    sql`select least(
          (select min(e.day) from product_events e where e.day >= ${day}::date),
          (select (min(i.created_at) at time zone 'Europe/Berlin')::date from interactions i where i.created_at >= ${timestamptz(start)}),
          (select (min(c.clicked_at) at time zone 'Europe/Berlin')::date from clicks c
            where c.clicked_at >= ${timestamptz(start)} and c.user_id is not null)) as first`,
  )
  return row?.first ?? null
}

/**
 * All events of a day, one row per person, product and step. `shown` contains `viewed`, and `viewed` contains `opened`. Likes
 * and passes that were undone are left out, as is an unsave whose product was put back; taken back after the day is
 * sealed, they count.
 */
function stepsOf({ day, start, end, sealedFrom }: Day) {
  const isOpen = sql`created_at >= ${timestamptz(start)} and created_at < ${timestamptz(sealedFrom)}`
  return sql`undone as materialized (
      select user_id, takes_back as seq from interactions where action = 'undo' and ${isOpen}),
    reasons as materialized (
      select user_id, takes_back as seq, replace(action, '-', '_') as step from interactions
      where action in ('too-expensive', 'not-my-style', 'size-missing') and ${isOpen}),
    swipes as materialized (
      select i.*, lead(i.action) over (partition by i.user_id, i.product_no order by i.seq) as next
      from interactions i left join undone u using (user_id, seq)
      where i.action in ('like', 'pass', 'unsave', 'resave') and ${isOpen} and u.user_id is null),
    events as (
      select e.user_id, e.product_no, s.step, coalesce(e.happened_at, ${timestamptz(start)}) as at, e.source, e.device,
        e.campaign_id is not null as is_promoted
      from product_events e, unnest(case e.kind when 'shown' then array['shown'] when 'viewed' then array['shown', 'viewed']
        else array['shown', 'viewed', 'opened'] end) s(step)
      where e.day = ${day}::date
      union all
      select c.user_id, p.no, 'clicked', c.clicked_at, c.source, c.device, c.campaign_id is not null
      from clicks c join products p on p.id = c.product_id
      where c.clicked_at >= ${timestamptz(start)} and c.clicked_at < ${timestamptz(end)} and c.user_id is not null
      union all
      select w.user_id, w.product_no, s.step, w.created_at, w.source, w.device, false
      from swipes w left join reasons r using (user_id, seq), unnest(case
        when w.action = 'like' then array['liked', case when w.saved_before is null then 'saved' end]
        when w.action = 'pass' then array['passed', r.step, case when w.saved_before is not null then 'unsaved' end]
        when w.action = 'unsave' and w.saved_before is not null and w.next is distinct from 'resave' then array['unsaved']
        end) s(step)
      where w.created_at < ${timestamptz(end)} and s.step is not null),
    programs as materialized (
      select user_id from product_events where day = ${day}::date
      group by user_id having count(distinct product_no) > ${MOST_PRODUCTS_A_DAY}::int),
    firsts as (
      select distinct on (e.user_id, e.product_no, e.step) e.product_no, e.step, date_trunc('hour', e.at, 'UTC') as hour,
        coalesce(e.source, 'unknown') as source, coalesce(e.device, 'unknown') as device, e.is_promoted
      from events e join products p on p.no = e.product_no
      where not exists (select 1 from brand_members m where m.brand_id = p.brand_id and m.user_id = e.user_id)
        and not exists (select 1 from staff t where t.user_id = e.user_id)
        and not exists (select 1 from programs g where g.user_id = e.user_id)
      order by e.user_id, e.product_no, e.step, e.at, e.source, e.device, e.is_promoted)`
}

const columns = (each: (step: string) => string) => sql.raw(STEPS.map(each).join(', '))

/** Replaces the sums of a table where they differ, so that a count without news writes nothing. */
function replaceSums(table: keyof typeof KEYS, fresh: ReturnType<typeof sql>, isOfDay: ReturnType<typeof sql>) {
  const name = sql.raw(table)
  const key = sql.raw(KEYS[table])
  const isSame = sql`o.product_no = f.product_no and o.${key} = f.${key} and o.source = f.source and o.device = f.device
    and o.is_promoted = f.is_promoted`
  return sql`with ${fresh}, gone as (
      delete from ${name} o where ${isOfDay} and not exists (select 1 from fresh f where ${isSame}))
    insert into ${name} as o (product_no, ${key}, source, device, is_promoted, ${columns((step) => step)})
    select product_no, ${key}, source, device, is_promoted, ${columns((step) => step)} from fresh
    on conflict (product_no, ${key}, source, device, is_promoted)
    do update set ${columns((step) => `${step} = excluded.${step}`)}
    where (${columns((step) => `o.${step}`)}) is distinct from (${columns((step) => `excluded.${step}`)})`
}

/** Counts a day anew: hours from the events, and the day from its hours. The day must be locked. */
export async function countDay(
  db: Database,
  day: Day,
  { now, isSealed }: { now: Date; isSealed: boolean },
): Promise<void> {
  const isHour = sql`o.hour >= ${timestamptz(day.start)} and o.hour < ${timestamptz(day.end)}`
  await db.execute(
    replaceSums(
      'product_hours',
      sql`${stepsOf(day)}, fresh as (
        select product_no, hour, source, device, is_promoted,
          ${columns((step) => `(count(*) filter (where step = '${step}'))::int as ${step}`)}
        from firsts group by 1, 2, 3, 4, 5)`,
      isHour,
    ),
  )
  await db.execute(
    replaceSums(
      'product_days',
      sql`fresh as (
        select product_no, ${day.day}::date as day, source, device, is_promoted,
          ${columns((step) => `sum(${step})::int as ${step}`)}
        from product_hours o where ${isHour} group by 1, 3, 4, 5)`,
      sql`o.day = ${day.day}::date`,
    ),
  )
  await db.execute(
    sql`insert into counted_days (day, counted_at, is_sealed) values (${day.day}::date, ${timestamptz(now)}, ${isSealed})
        on conflict (day) do update set counted_at = excluded.counted_at, is_sealed = excluded.is_sealed`,
  )
}
