import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** One log entry: a like or a pass, an undo, or a reason for which the previous pass says nothing about style. */
export interface Answer {
  readonly userId: string
  readonly seq: number
  readonly productNo: number
  readonly action: 'like' | 'pass' | 'undo' | 'too-expensive' | 'size-missing'
  readonly takesBack: number | null
  /** Whether the live model was trained with it. */
  readonly isOld: boolean
}

export interface AnswerRange {
  readonly readUntil: string
  /** Time up to which the live model read swipes; null when there is none. */
  readonly liveReadUntil: string | null
  /** Share of the users to read, 0 to 1; the same share selects the same users. */
  readonly share: number
}

const BATCH = 5000
/** Sorting many millions of entries takes longer than the timeout of requests. */
const LONG_STATEMENT = sql`select set_config('statement_timeout', '600000', true)`

/** Number of swipes and users in the log. */
export async function countAnswers(db: Database): Promise<{ swipes: number; people: number }> {
  await db.execute(LONG_STATEMENT)
  const [row] = await rowsOf<{ swipes: number; people: number }>(
    db,
    sql`select (select count(*) from interactions) as swipes, (select count(*) from decks where seq > 0) as people`,
  )
  return row ?? { swipes: 0, people: 0 }
}

/**
 * Streams the answers for training, user by user in log order, in batches: none from
 * before a restart of the taste, and no users who are deleted or turned the personal order off. Needs a transaction.
 */
export async function* streamAnswers(db: Database, range: AnswerRange): AsyncGenerator<Answer[]> {
  const { readUntil, liveReadUntil, share } = range
  await db.execute(LONG_STATEMENT)
  await db.execute(
    sql`declare answers no scroll cursor for
        select i.user_id as "userId", i.seq, i.product_no as "productNo", i.action, i.takes_back as "takesBack",
          i.created_at <= coalesce(${liveReadUntil}::timestamptz, '-infinity') as "isOld"
        from interactions i join decks d on d.user_id = i.user_id join users u on u.id = i.user_id
        where u.personalised and i.action in ('like', 'pass', 'undo', 'too-expensive', 'size-missing')
          and i.seq > d.learned_after_seq and i.created_at <= ${readUntil}::timestamptz
          and (hashtextextended(i.user_id::text, 0) & 1023) < ${share}::float8 * 1024
        order by i.user_id, i.seq`,
  )
  for (;;) {
    const batch = await rowsOf<Answer>(db, sql.raw(`fetch forward ${BATCH} from answers`))
    if (batch.length > 0) yield batch
    if (batch.length < BATCH) break
  }
  await db.execute(sql`close answers`)
}
