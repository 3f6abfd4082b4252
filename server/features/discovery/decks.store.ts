import { sql } from 'drizzle-orm'
import type { SwipeState } from '#contract/discovery.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { EventStamp } from '#server/platform/data/event-key.ts'
import type { EventContext } from '#server/platform/http/event-context.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'

/** The saved state of a user's deck, or null. */
export async function selectSwipeState(db: Database, userId: string): Promise<SwipeState | null> {
  const [row] = await rowsOf<{ state: SwipeState | null }>(
    db,
    sql`select swipe_state as state from decks where user_id = ${userId}`,
  )
  return row?.state ?? null
}

interface StateToSave {
  readonly state: Required<SwipeState>
  /** Version of the filters that may be overwritten; undefined: any. */
  readonly replaces: string | null | undefined
}

/**
 * Saves the state and returns the version of its filters; unchanged filters keep their version. Null when another version
 * is stored or the user was deleted. One statement, so that the second of two concurrent writers sees the first.
 */
export async function upsertSwipeState(
  db: Database,
  userId: string,
  { state, replaces }: StateToSave,
): Promise<string | null> {
  const mayReplace =
    replaces === undefined ? sql`true` : sql`d.swipe_state ->> 'version' is not distinct from ${replaces}::text`
  const isSame = sql`d.swipe_state -> 'filters' = excluded.swipe_state -> 'filters'`
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`insert into decks as d (user_id, swipe_state)
        select id, ${JSON.stringify(state)}::jsonb from users where id = ${userId} for key share
        on conflict (user_id) do update set swipe_state =
          case when ${isSame} then excluded.swipe_state || jsonb_strip_nulls(jsonb_build_object('version', d.swipe_state -> 'version'))
          else excluded.swipe_state end
        where d.swipe_state is null or ${isSame} or ${mayReplace}
        returning d.swipe_state ->> 'version' as version`,
  )
  return row?.version ?? null
}

/** The data that a restart deletes. */
export type Forgotten = 'seen' | 'viewed' | 'history' | 'taste'

const NEXT_EPOCH = sql`update decks set epoch = epoch + 1`

/** Deletes one part of a user's deck data and begins a new epoch. The caller has locked the user. */
export async function forget(db: Database, userId: string, part: Forgotten): Promise<void> {
  const own = sql`where user_id = ${userId}`
  switch (part) {
    case 'seen':
      await db.execute(sql`delete from dealt_pages ${own}`)
      await db.execute(sql`delete from product_events ${own}`)
      await db.execute(sql`${NEXT_EPOCH} ${own}`)
      return
    case 'viewed':
      await db.execute(sql`${NEXT_EPOCH}, viewed_after_seq = seq ${own}`)
      return
    case 'history':
      await db.execute(sql`delete from interactions ${own}`)
      await db.execute(sql`${NEXT_EPOCH} ${own}`)
      return
    case 'taste':
      await db.execute(sql`delete from tastes ${own}`)
      await db.execute(sql`${NEXT_EPOCH}, learned_after_seq = seq ${own}`)
      return
  }
}

interface CardView extends EventStamp, EventContext {
  readonly userId: string
  readonly productNo: number
  /** The advertisement that the card was; null: none. */
  readonly campaignId: string | null
}

/** Records that a card was viewed: once per user, product and day, and once per key. */
export async function insertCardView(
  db: Database,
  { userId, productNo, campaignId, key, at, repeatsSince, source, device }: CardView,
): Promise<void> {
  const known = { userId, productNo, key }
  if (repeatsSince !== null && (await isViewKnown(db, known, repeatsSince))) return
  await db.execute(
    sql`insert into product_events (user_id, product_no, day, kind, happened_at, key, campaign_id, source, device)
        select id, ${productNo}, ${berlinDayOf(at)}, 'viewed', ${timestamptz(at)}, ${key}, ${campaignId}, ${source},
          ${device} from users
        where id = ${userId} for key share on conflict do nothing`,
  )
}

async function isViewKnown(
  db: Database,
  { userId, productNo, key }: Pick<CardView, 'userId' | 'productNo' | 'key'>,
  since: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from product_events where user_id = ${userId} and product_no = ${productNo} and key = ${key}
          and day >= ${berlinDayOf(since)}`,
  )
  return rows.length > 0
}
