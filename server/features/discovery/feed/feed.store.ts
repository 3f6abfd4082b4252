import { sql } from 'drizzle-orm'
import type { SizeProfile } from '#contract/size-profile.ts'
import type { Wish } from '#recommender/style/wishes.ts'
import type { Database } from '#server/platform/data/database.ts'
import { dealtPages, LOG_ACTIONS } from '../discovery.tables.ts'
import type { Snapshot } from './person.ts'

interface PersonQuery {
  readonly userId: string
  readonly model: string
  /** Epoch and log position of the user cached in this process; null when none is cached. */
  readonly held: { readonly epoch: number; readonly uptoSeq: number } | null
  readonly filterKey: string
  readonly page: number
}

export interface PersonRow {
  readonly epoch: number
  readonly viewedAfterSeq: number
  readonly learnedAfterSeq: number
  /** The sizes that the user entered; null when there are none. */
  readonly sizeProfile: SizeProfile | null
  /** The user's stated wishes. */
  readonly wishes: readonly Wish[]
  /** Numbers of the brands that the user hid. */
  readonly hiddenBrands: readonly number[]
  /** Numbers of the saved products. */
  readonly saved: readonly number[]
  /** The stored taste of this epoch; null when the cached user is already of this epoch. */
  readonly snapshot: Snapshot | null
  /** Log entries after the cached or stored position; `person.ts` describes the format. */
  readonly log: Buffer
  /** Product numbers dealt with these filters on earlier pages; for page 1, on all pages of the last deal. */
  readonly dealt: Int32Array
}

type StoredColumns = { readonly [K in keyof Snapshot]: Snapshot[K] | null }

const CODES = sql.raw(`array[${LOG_ACTIONS.map((action) => `'${action}'`).join(',')}]`)

function snapshotOf({ uptoSeq, lastSeq, taste, seen }: StoredColumns): Snapshot | null {
  return uptoSeq !== null && lastSeq !== null && taste && seen ? { uptoSeq, lastSeq, taste, seen } : null
}

/** Decodes little-endian int32. */
function numbersOf(bytes: Buffer | null): Int32Array {
  const numbers = new Int32Array((bytes?.length ?? 0) / 4)
  for (let at = 0; at < numbers.length; at++) numbers[at] = bytes?.readInt32LE(at * 4) ?? 0
  return numbers
}

function bytesOf(numbers: Int32Array): Buffer {
  const bytes = Buffer.allocUnsafe(numbers.length * 4)
  numbers.forEach((number, at) => {
    bytes.writeInt32LE(number, at * 4)
  })
  return bytes
}

/** Prepared once per pool: planning it costs more than running it. */
const prepared = new WeakMap<Database, ReturnType<typeof prepareSelect>>()

function prepareSelect(db: Database) {
  const user = sql`${sql.placeholder('userId')}::uuid`
  const heldEpoch = sql`${sql.placeholder('heldEpoch')}::int`
  const page = sql`${sql.placeholder('page')}::int`
  const person = sql`(
    with deck as (
      select coalesce(d.epoch, 0) as epoch, coalesce(d.viewed_after_seq, 0) as viewed_after_seq,
        coalesce(d.learned_after_seq, 0) as learned_after_seq, d.size_profile, d.wishes
      from (select 1) one left join decks d on d.user_id = ${user}),
    stored as (
      select t.upto_seq, t.last_seq, t.taste, t.seen from tastes t join deck on t.epoch = deck.epoch
      where t.user_id = ${user} and t.model = ${sql.placeholder('model')} and deck.epoch is distinct from ${heldEpoch}),
    start as (
      select case when deck.epoch = ${heldEpoch} then ${sql.placeholder('heldSeq')}::int
        else coalesce((select upto_seq from stored), 0) end as seq from deck)
    select deck.*, stored.*,
      (select array_agg(t.brand_no) from brand_ties t where t.user_id = ${user} and t.kind = 'hide') as hidden_brands,
      (select array_agg(s.product_no order by s.saved_at) from saved_products s where s.user_id = ${user}) as saved,
      (select string_agg(int4send(i.seq) || int4send(i.product_no)
          || int4send(array_position(${CODES}, i.action)) || int4send(coalesce(i.takes_back, 0)), ''::bytea
          order by i.seq)
        from interactions i where i.user_id = ${user} and i.seq > start.seq) as log,
      (select string_agg(p.product_nos, ''::bytea order by p.page) from dealt_pages p
        where p.user_id = ${user} and p.filter_key = ${sql.placeholder('filterKey')}
          and (${page} = 1 or p.page < ${page})) as dealt
    from deck cross join start left join stored on true) person`
  return db
    .select({
      epoch: sql<number>`epoch`,
      viewedAfterSeq: sql<number>`viewed_after_seq`,
      learnedAfterSeq: sql<number>`learned_after_seq`,
      sizeProfile: sql<SizeProfile | null>`size_profile`,
      wishes: sql<readonly Wish[] | null>`wishes`,
      hiddenBrands: sql<readonly number[] | null>`hidden_brands`,
      saved: sql<readonly number[] | null>`saved`,
      uptoSeq: sql<number | null>`upto_seq`,
      lastSeq: sql<number | null>`last_seq`,
      taste: sql<Buffer | null>`taste`,
      seen: sql<Buffer | null>`seen`,
      log: sql<Buffer | null>`log`,
      dealt: sql<Buffer | null>`dealt`,
    })
    .from(person)
    .prepare('select_person')
}

/** Reads all that a deal needs to know about a user in one query: one round trip, one snapshot. */
export async function selectPerson(db: Database, { held, ...query }: PersonQuery): Promise<PersonRow> {
  let select = prepared.get(db)
  if (!select) {
    select = prepareSelect(db)
    prepared.set(db, select)
  }
  const heldNow = { heldEpoch: held?.epoch ?? null, heldSeq: held?.uptoSeq ?? 0 }
  const [row] = await select.execute({ ...query, ...heldNow })
  if (!row) throw new Error('the deck of a person could not be read')
  const { epoch, viewedAfterSeq, learnedAfterSeq, sizeProfile } = row
  const log = row.log ?? Buffer.alloc(0)
  const snapshot = snapshotOf(row)
  const dealt = numbersOf(row.dealt)
  const said = { sizeProfile, wishes: row.wishes ?? [], hiddenBrands: row.hiddenBrands ?? [], saved: row.saved ?? [] }
  return { epoch, viewedAfterSeq, learnedAfterSeq, ...said, snapshot, log, dealt }
}

interface DealtPage {
  readonly userId: string
  readonly page: number
  readonly filterKey: string
  readonly productNos: Int32Array
}

/** Prepared once per pool: planning it costs more than running it. */
const preparedSaves = new WeakMap<Database, ReturnType<typeof prepareSave>>()

function prepareSave(db: Database) {
  const user = sql`${sql.placeholder('userId')}::uuid`
  const page = sql`${sql.placeholder('page')}::int`
  const older = db
    .$with('older')
    .as(db.delete(dealtPages).where(sql`${dealtPages.userId} = ${user} and ${dealtPages.page} > ${page}`))
  const { filterKey, productNos } = dealtPages
  return db
    .with(older)
    .insert(dealtPages)
    .select(
      sql`select id, ${page}, ${sql.placeholder('filterKey')}::text, ${sql.placeholder('productNos')}::bytea, now()
        from users, set_config('synchronous_commit', 'off', true) where id = ${user} for key share of users`,
    )
    .onConflictDoUpdate({
      target: [dealtPages.userId, dealtPages.page],
      set: {
        filterKey: sql`excluded.${sql.identifier(filterKey.name)}`,
        productNos: sql`excluded.${sql.identifier(productNos.name)}`,
        dealtAt: sql`now()`,
      },
    })
    .prepare('save_dealt_page')
}

/**
 * Stores which cards a page dealt and deletes the pages after it, which belong to an older deal. Does not wait for the
 * disk: after a crash of the database the next page may repeat a few cards, which the client drops.
 */
export async function saveDealtPage(db: Database, { productNos, ...page }: DealtPage): Promise<void> {
  let save = preparedSaves.get(db)
  if (!save) {
    save = prepareSave(db)
    preparedSaves.set(db, save)
  }
  await save.execute({ ...page, productNos: bytesOf(productNos) })
}

/** Stores the taste, unless a newer one is stored already. */
export async function saveSnapshot(
  db: Database,
  { userId, epoch, model, snapshot }: { userId: string; epoch: number; model: string; snapshot: Snapshot },
): Promise<void> {
  const { uptoSeq, lastSeq, taste, seen } = snapshot
  await db.execute(
    sql`insert into tastes as t (user_id, epoch, upto_seq, last_seq, model, taste, seen)
        select d.user_id, ${epoch}, ${uptoSeq}, ${lastSeq}, ${model}, ${taste}, ${seen}
        from decks d where d.user_id = ${userId} and d.epoch = ${epoch}
        on conflict (user_id) do update set epoch = excluded.epoch, upto_seq = excluded.upto_seq,
          last_seq = excluded.last_seq, model = excluded.model, taste = excluded.taste, seen = excluded.seen,
          updated_at = now()
        where t.model <> excluded.model or (t.epoch, t.upto_seq) < (excluded.epoch, excluded.upto_seq)`,
  )
}
