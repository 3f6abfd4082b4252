import { randomBytes } from 'node:crypto'
import type pg from 'pg'

export interface BenchUser {
  readonly id: string
  /** The session's token, as the cookie carries it. */
  readonly token: string
}

/** Inserts users with valid sessions, without registration mails and codes. */
export async function insertUsers(pool: pg.Pool, count: number): Promise<BenchUser[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (username, username_key, email, email_key, email_verified_at, terms_version, terms_accepted_at)
     select n, n, n || '@example.org', n || '@example.org', now(), '1', now()
     from (select 'bench' || gen_random_uuid() as n from generate_series(1, $1::int)) names returning id`,
    [count],
  )
  const users = tokens.map((token, at) => ({ id: rows[at]?.id ?? '', token }))
  await pool.query(
    `insert into sessions (token_hash, user_id, device, expires_at, ends_at)
     select sha256(token::bytea), id, 'bench', now() + interval '9 days', now() + interval '9 days'
     from unnest($1::text[], $2::uuid[]) p(token, id)`,
    [tokens, users.map(({ id }) => id)],
  )
  return users
}

/** Inserts a history of that many different products, one in three liked, as it is stored in the log. */
export async function insertHistory(pool: pg.Pool, userId: string, swipes: number): Promise<void> {
  await pool.query(
    `with chosen as (
       select no, row_number() over () as seq from (select no from products order by hashint4(no) limit $2) p),
     logged as (
       insert into interactions (user_id, seq, product_no, action, key, created_at)
       select $1, seq, no, case when hashint4(no + 5) % 3 = 0 then 'like' else 'pass' end, gen_random_uuid(),
         now() - interval '1 day' + make_interval(secs => seq) from chosen returning product_no, action, created_at),
     kept as (
       insert into saved_products (user_id, product_no, saved_at)
       select $1, product_no, created_at from logged where action = 'like')
     insert into decks (user_id, seq) values ($1, $2)`,
    [userId, swipes],
  )
  await pool.query('analyze interactions')
}
