import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { addMails } from '#server/platform/mail/outbox/outbox.store.ts'
import { releaseSignups } from '../drops.tables.ts'
import { IS_PUBLIC } from '../visibility.store.ts'

const isOut = (now: Date) => sql`(p.release_at is null or p.release_at <= ${timestamptz(now)}) and ${IS_PUBLIC}`

/** Adds a mail to the outbox for every confirmed sign-up whose product is released and visible. Returns how many. */
export function addReleaseMails(db: Database, kind: string, now: Date): Promise<number> {
  return addMails(
    db,
    kind,
    sql`select p.id, s.id from release_signups s join products p on p.id = s.product_id join brands b on b.id = p.brand_id
        where s.confirmed_at is not null and s.ended_at is null and ${isOut(now)}
        order by p.release_at, p.id`,
  )
}

/** Whether the product is still released and visible: sending the mails of a large drop takes minutes. */
export async function isReleased(db: Database, productId: string, now: Date): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from products p join brands b on b.id = p.brand_id where p.id = ${productId} and ${isOut(now)}`,
  )
  return rows.length > 0
}

export interface Subscriber {
  /** The account's current address where there is an account. */
  readonly email: string
  readonly language: Language
}

/** Null when the sign-up was withdrawn, or its mail has been sent. */
export async function findSubscriber(db: Database, signUpId: string): Promise<Subscriber | null> {
  const [row] = await rowsOf<{ email: string; language: Language }>(
    db,
    sql`select coalesce(u.email, s.email) as email, s.language
        from release_signups s left join users u on u.id = s.user_id
        where s.id = ${signUpId} and s.confirmed_at is not null and s.ended_at is null`,
  )
  return row ?? null
}

/** After the mail server accepted the mail, or it was given up. */
export async function endSignUp(db: Database, id: string, state: 'sent' | 'failed', now: Date): Promise<void> {
  await db
    .update(releaseSignups)
    .set({ state, endedAt: now })
    .where(and(eq(releaseSignups.id, id), isNull(releaseSignups.endedAt)))
}
