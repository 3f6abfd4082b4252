import { and, eq, lt, sql } from 'drizzle-orm'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf, takeLock, timestamptz } from '#server/platform/data/database.ts'
import { pushMessages } from '../push.tables.ts'

export interface ReleaseFor {
  readonly userId: string
  readonly productId: string
}

/** Inserts a message for every browser of these users that has none about this product yet; returns how many. */
export async function insertMessages(
  db: Database,
  releases: readonly ReleaseFor[],
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into push_messages (subscription_id, product_id, created_at, due_at, expires_at)
    select s.id, r.product_id, ${timestamptz(now)}, ${timestamptz(now)}, ${timestamptz(expiresAt)}
    from unnest(${sql.param(releases.map(({ userId }) => userId))}::uuid[],
        ${sql.param(releases.map(({ productId }) => productId))}::uuid[]) r(user_id, product_id)
      join push_subscriptions s on s.user_id = r.user_id
    on conflict (subscription_id, product_id) do nothing`)
  return rowCount ?? 0
}

export interface DueMessage {
  readonly id: string
  readonly subscriptionId: string
  readonly productId: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: Language
  /** This one included. */
  readonly tries: number
  /** Whole seconds until the quiet hours begin. */
  readonly secondsToQuiet: number
}

interface Claim {
  readonly now: Date
  readonly most: number
  /** Messages to one user a day. */
  readonly mostADay: number
  /** Quiet hours in the user's time zone: from the first to before the second. */
  readonly quietFrom: number
  readonly quietTo: number
}

/**
 * Claims messages that may be sent now, and settles those that may not be sent at all: expired ones, and those above the
 * limit per day. Claims are serialised, so that two processes cannot both claim a user's last one of the day. Messages that
 * a killed process had claimed are not sent again, because they may have arrived. From then on `due_at` is the time
 * of the claim. A message that another browser of the user already got that day does not count for the limit: it
 * has no `nth`.
 */
export async function claimMessages(db: Database, claim: Claim): Promise<DueMessage[]> {
  const { now } = claim
  await takeLock(db, 'push-messages')
  await db.execute(sql`
    update push_messages set state = 'skipped', ended_at = ${timestamptz(now)} where state = 'waiting' and expires_at <= ${timestamptz(now)}`)
  return rowsOf(
    db,
    sql`with ready as materialized (
          select m.id, m.product_id, m.due_at, s.user_id, u.preferred_timezone as zone,
            (${timestamptz(now)} at time zone u.preferred_timezone)::date as day
          from push_messages m join push_subscriptions s on s.id = m.subscription_id
            join users u on u.id = s.user_id join sessions n on n.id = s.session_id
          where m.state = 'waiting' and m.due_at <= ${timestamptz(now)} and n.expires_at > ${timestamptz(now)}
            and extract(hour from ${timestamptz(now)} at time zone u.preferred_timezone) >= ${claim.quietTo}
            and extract(hour from ${timestamptz(now)} at time zone u.preferred_timezone) < ${claim.quietFrom}
          order by m.due_at, m.id limit ${claim.most}),
        told as materialized (
          select distinct s.user_id, m.product_id
          from push_messages m join push_subscriptions s on s.id = m.subscription_id
          where m.state in ('sending', 'sent')
            and (s.user_id, m.sent_on) in (select user_id, day from ready)),
        fresh as (
          select r.user_id, r.product_id,
            row_number() over (partition by r.user_id order by min(r.due_at), r.product_id)
              + (select count(*) from told t where t.user_id = r.user_id) as nth
          from ready r
          where not exists (select 1 from told t where t.user_id = r.user_id and t.product_id = r.product_id)
          group by r.user_id, r.product_id),
        settled as (
          update push_messages m set
            state = case when f.nth > ${claim.mostADay} then 'skipped' else 'sending' end,
            ended_at = case when f.nth > ${claim.mostADay} then ${timestamptz(now)} end,
            sent_on = r.day,
            due_at = ${timestamptz(now)},
            tries = m.tries + 1
          from ready r left join fresh f on f.user_id = r.user_id and f.product_id = r.product_id
          where m.id = r.id
          returning m.*, r.day + make_interval(hours => ${claim.quietFrom}) as quiet_at, r.zone)
        select m.id, m.subscription_id as "subscriptionId", m.product_id as "productId", s.endpoint, s.p256dh, s.auth,
          s.language, m.tries,
          floor(extract(epoch from (m.quiet_at at time zone m.zone) - ${timestamptz(now)}))::int as "secondsToQuiet"
        from settled m join push_subscriptions s on s.id = m.subscription_id
        where m.state = 'sending'`,
  )
}

/** Stores the outcome. */
export async function endMessage(
  db: Database,
  id: string,
  state: 'sent' | 'skipped' | 'failed',
  now: Date,
): Promise<void> {
  await db
    .update(pushMessages)
    .set({ state, endedAt: now })
    .where(and(eq(pushMessages.id, id), eq(pushMessages.state, 'sending')))
}

interface Postponement {
  readonly until: Date
  /** Not sent after this moment. */
  readonly expiresAt?: Date
}

/** It did not arrive and is retried after this moment. */
export async function postponeMessage(db: Database, id: string, { until, expiresAt }: Postponement): Promise<void> {
  await db
    .update(pushMessages)
    .set({ state: 'waiting', dueAt: until, sentOn: null, ...(expiresAt && { expiresAt }) })
    .where(and(eq(pushMessages.id, id), eq(pushMessages.state, 'sending')))
}

/** Gives up messages that were claimed before this moment and never settled, because their process ended. Returns how many. */
export async function failAbandoned(db: Database, takenBefore: Date, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(pushMessages)
    .set({ state: 'failed', endedAt: now })
    .where(and(eq(pushMessages.state, 'sending'), lt(pushMessages.dueAt, takenBefore)))
  return rowCount ?? 0
}

/** Deletes waiting messages to these users about these products. */
export async function deleteWaiting(db: Database, releases: readonly ReleaseFor[]): Promise<void> {
  await db.execute(sql`
    delete from push_messages m using push_subscriptions s,
      unnest(${sql.param(releases.map(({ userId }) => userId))}::uuid[],
        ${sql.param(releases.map(({ productId }) => productId))}::uuid[]) r(user_id, product_id)
    where m.subscription_id = s.id and m.state = 'waiting'
      and s.user_id = r.user_id and m.product_id = r.product_id`)
}

/** Deletes messages that were settled or abandoned before this moment. */
export async function deleteMessagesBefore(db: Database, moment: Date): Promise<void> {
  await db.execute(sql`
    delete from push_messages where coalesce(ended_at, expires_at) < ${timestamptz(moment)}`)
}

/** How many messages wait, since when, and how many failed within a day. */
export async function selectPushState(
  db: Database,
): Promise<{ waiting: number; oldestAt: string | null; failed: number }> {
  const [row] = await rowsOf<{ waiting: number; oldestAt: string | null; failed: number }>(
    db,
    sql`select count(*) filter (where state = 'waiting')::int as waiting,
          min(created_at) filter (where state = 'waiting') as "oldestAt",
          count(*) filter (where state = 'failed' and ended_at > now() - interval '1 day')::int as failed
        from push_messages`,
  )
  return row ?? { waiting: 0, oldestAt: null, failed: 0 }
}
