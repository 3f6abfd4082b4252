import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { releaseSignups } from '../drops.tables.ts'
import { MAY_BE_LISTED } from '../visibility.store.ts'

export type SignUp = typeof releaseSignups.$inferSelect
type NewSignUp = typeof releaseSignups.$inferInsert

/** Deletes a sign-up whose mail was sent or given up, because the product has a new release. */
export async function deleteEnded(db: Database, productId: string, emailKey: string): Promise<void> {
  await db
    .delete(releaseSignups)
    .where(
      and(
        eq(releaseSignups.productId, productId),
        eq(releaseSignups.emailKey, emailKey),
        isNotNull(releaseSignups.endedAt),
      ),
    )
}

/** The release date that is shown at signing up. */
const dateOf = (productId: string) => sql`(select release_at from products where id = ${productId})`

/**
 * Stores a confirmed sign-up of an account for its own address, one per product; returns its id. One that another user
 * entered for that address before is assigned to the owner, so that it is not deleted with the other user.
 */
export async function insertOwnSignUp(db: Database, row: NewSignUp & { readonly userId: string }): Promise<string> {
  const [known] = await rowsOf<{ id: string }>(
    db,
    sql`select id from release_signups
        where product_id = ${row.productId} and user_id = ${row.userId} and confirmed_at is not null and ended_at is null`,
  )
  if (known) return known.id
  const [kept] = await db
    .insert(releaseSignups)
    .values({ ...row, toldReleaseAt: dateOf(row.productId) })
    .onConflictDoUpdate({
      target: [releaseSignups.productId, releaseSignups.emailKey],
      set: {
        userId: sql`excluded.user_id`,
        language: sql`excluded.language`,
        toldReleaseAt: sql`excluded.told_release_at`,
        confirmedAt: sql`coalesce(${releaseSignups.confirmedAt}, excluded.confirmed_at)`,
      },
    })
    .returning({ id: releaseSignups.id })
  if (!kept) throw new Error('a sign-up was not kept')
  return kept.id
}

/**
 * Stores an unconfirmed sign-up. An existing one stays; when two users entered the same
 * address, the sign-up belongs to neither.
 */
export async function insertUnconfirmedSignUp(
  db: Database,
  row: NewSignUp,
): Promise<{ id: string; isConfirmed: boolean }> {
  const [kept] = await rowsOf<{ id: string; isConfirmed: boolean }>(
    db,
    sql`insert into release_signups as s (product_id, email_key, email, user_id, language, created_at, told_release_at)
        values (${row.productId}, ${row.emailKey}, ${row.email}, ${row.userId ?? null}, ${row.language},
          ${row.createdAt?.toISOString()}::timestamptz, ${dateOf(row.productId)})
        on conflict (product_id, email_key) do update set user_id = case
          when s.confirmed_at is not null or s.user_id = excluded.user_id then s.user_id end,
          told_release_at = case when s.confirmed_at is null then excluded.told_release_at else s.told_release_at end
        returning id, confirmed_at is not null as "isConfirmed"`,
  )
  if (!kept) throw new Error('a sign-up was not kept')
  return kept
}

async function findSignUp(db: Database, id: string): Promise<SignUp | null> {
  const [row] = await db.select().from(releaseSignups).where(eq(releaseSignups.id, id))
  return row ?? null
}

/** Confirms a sign-up and assigns it to the account that owns the address, if any. Null: it was deleted. */
export async function confirmSignUp(db: Database, id: string, at: Date): Promise<SignUp | null> {
  await db.execute(sql`
    update release_signups s set confirmed_at = ${timestamptz(at)},
      user_id = (select u.id from users u where u.email_key = s.email_key and u.email_verified_at is not null)
    where s.id = ${id} and s.confirmed_at is null`)
  return findSignUp(db, id)
}

/** Assigns confirmed sign-ups without an account to the accounts that own their addresses by now. */
export async function giveToOwners(db: Database): Promise<void> {
  await db.execute(sql`
    update release_signups s set user_id = u.id from users u
    where s.user_id is null and s.confirmed_at is not null
      and u.email_key = s.email_key and u.email_verified_at is not null`)
}

export interface OwnSignUp {
  readonly id: string
  readonly productId: string
  /** The account's current address. */
  readonly email: string
}

/**
 * A user's open sign-ups, the next release first, without products of suspended brands, which
 * return with the brand. Unconfirmed ones are left out, because they would tell whether another user had
 * entered the address before.
 */
export function selectOwn(db: Database, userId: string): Promise<OwnSignUp[]> {
  return rowsOf(
    db,
    sql`select s.id, s.product_id as "productId", u.email
        from release_signups s join users u on u.id = s.user_id
          join products p on p.id = s.product_id join brands b on b.id = p.brand_id
        where s.user_id = ${userId} and s.confirmed_at is not null and s.ended_at is null and ${MAY_BE_LISTED}
        order by p.release_at nulls first, s.created_at, s.id`,
  )
}

export interface DeletedSignUp {
  readonly id: string
  readonly productId: string
  /** The account whose browsers were to get push messages, if any. */
  readonly userId: string | null
}

const DELETED = sql`s.id, s.product_id as "productId",
  case when s.confirmed_at is not null then s.user_id end as "userId"`

/** Deletes a user's own sign-up; null when there was none. */
export async function deleteOwn(db: Database, userId: string, id: string): Promise<DeletedSignUp | null> {
  const [row] = await rowsOf<DeletedSignUp>(
    db,
    sql`delete from release_signups s where s.id = ${id} and s.user_id = ${userId} returning ${DELETED}`,
  )
  return row ?? null
}

/** Deletes all sign-ups with the same address or account as this one. Returns them. */
export function deleteSignUpsOfSameRecipient(db: Database, id: string): Promise<DeletedSignUp[]> {
  return rowsOf(
    db,
    sql`delete from release_signups s using release_signups this
        where this.id = ${id} and (s.email_key = this.email_key
          or (this.confirmed_at is not null and s.user_id = this.user_id and s.confirmed_at is not null))
        returning ${DELETED}`,
  )
}

interface Expiry {
  /** Deletes unconfirmed ones from before this moment. */
  readonly unconfirmed: Date
  /** Deletes those whose mail was sent or given up before this moment. */
  readonly ended: Date
  /** Deletes those that were never sent, of products released before this moment that stayed hidden. */
  readonly released: Date
}

/** Deletes expired sign-ups, and those for products of erased brands; returns how many. */
export async function deleteExpired(db: Database, { unconfirmed, ended, released }: Expiry): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from release_signups s using products p, brands b
    where p.id = s.product_id and b.id = p.brand_id and (
      b.erased_at is not null
      or (s.confirmed_at is null and s.created_at < ${timestamptz(unconfirmed)})
      or s.ended_at < ${timestamptz(ended)}
      or (s.ended_at is null and p.release_at < ${timestamptz(released)}
        and coalesce(s.confirmed_at, s.created_at) < ${timestamptz(released)}))`)
  return rowCount ?? 0
}

/** The data of a confirmation request; null when it was deleted or confirmed, or the brand has closed. */
export async function findAsked(
  db: Database,
  id: string,
): Promise<{ email: string; language: Language; productName: string; brandName: string } | null> {
  const [row] = await rowsOf<{ email: string; language: Language; productName: string; brandName: string }>(
    db,
    sql`select s.email, s.language, p.name as "productName", b.name as "brandName"
        from release_signups s join products p on p.id = s.product_id join brands b on b.id = p.brand_id
        where s.id = ${id} and s.confirmed_at is null and b.is_public`,
  )
  return row ?? null
}
