import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { NoticeContent, NoticeKind } from '#contract/notice-content.ts'
import type { NoticeChannel } from '#contract/notifications.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { notificationPreferences, notifications } from './notifications.tables.ts'

interface NewNotice {
  readonly userId: string
  readonly brandId: string | null
  readonly content: NoticeContent
  readonly at: Date
}

export async function insertNotices(db: Database, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  await db.insert(notifications).values(
    notices.map(({ userId, brandId, content: { kind, ...data }, at }) => ({
      userId,
      brandId,
      kind,
      data,
      createdAt: at,
    })),
  )
}

export interface NoticeRow {
  readonly id: string
  readonly kind: string
  readonly data: Readonly<Record<string, unknown>>
  readonly brandId: string | null
  /** ISO 8601. */
  readonly createdAt: string
  readonly isRead: boolean
  /** Its position in the list, in microseconds. */
  readonly micros: number
}

interface Selection {
  readonly userId: string
  readonly below: { readonly micros: number; readonly id: string } | null
  readonly most: number
}

/** Newest first. */
export const selectNotices = (db: Database, { userId, below, most }: Selection): Promise<NoticeRow[]> =>
  rowsOf(
    db,
    sql`select id, kind, data, brand_id as "brandId", read_at is not null as "isRead",
          to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
          (extract(epoch from created_at) * 1000000)::bigint as micros
        from notifications
        where user_id = ${userId}
          and (${below?.micros ?? null}::bigint is null or (created_at, id)
            < (to_timestamp(${below?.micros ?? null}::bigint / 1000000.0), ${below?.id ?? null}::uuid))
        order by created_at desc, id desc limit ${most}`,
  )

export const countUnread = (db: Database, userId: string): Promise<number> =>
  db.$count(notifications, and(eq(notifications.userId, userId), isNull(notifications.readAt)))

/** Marks these, or all until this moment. */
export async function markRead(
  db: Database,
  { userId, ids, at }: { readonly userId: string; readonly ids: readonly string[] | null; readonly at: Date },
): Promise<void> {
  const those = ids ? inArray(notifications.id, [...ids]) : lte(notifications.createdAt, at)
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), those))
}

interface Preference {
  readonly userId: string
  readonly kind: string
  readonly channel: NoticeChannel
  readonly isOn: boolean
}

/** What these users switched on or off; of one kind, or of all. */
export const selectPreferences = (
  db: Database,
  userIds: readonly string[],
  kind: NoticeKind | null,
): Promise<Preference[]> =>
  db
    .select()
    .from(notificationPreferences)
    .where(
      and(
        inArray(notificationPreferences.userId, [...userIds]),
        kind === null ? undefined : eq(notificationPreferences.kind, kind),
      ),
    )

export async function upsertPreference(db: Database, preference: Preference): Promise<void> {
  const { userId, kind, channel } = notificationPreferences
  await db
    .insert(notificationPreferences)
    .values(preference)
    .onConflictDoUpdate({ target: [userId, kind, channel], set: { isOn: preference.isOn } })
}

interface Reader {
  readonly email: string
  readonly username: string
  readonly language: Language
}

/** The recipient of a mail; null without a confirmed address. */
export async function findReader(db: Database, userId: string): Promise<Reader | null> {
  const [row] = await rowsOf<Reader>(
    db,
    sql`select email, username, language from users where id = ${userId} and email_verified_at is not null`,
  )
  return row ?? null
}

/** Deletes what the bell says about a brand: to its team, and by its name to everybody else. */
export async function deleteOfBrand(db: Database, brandId: string, name: string): Promise<void> {
  await db
    .delete(notifications)
    .where(or(eq(notifications.brandId, brandId), sql`${notifications.data}->>'brand' = ${name}`))
}

/** Returns how many were deleted. */
export async function deleteNoticesBefore(db: Database, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(notifications).where(lte(notifications.createdAt, moment))
  return rowCount ?? 0
}
