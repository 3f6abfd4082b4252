import { sql } from 'drizzle-orm'
import type { TrainingReport } from '#recommender/learning/model.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** A running training: no other process trains while its claim is renewed. */
export interface Claim {
  readonly version: number
  /** Swipes up to this moment are to be read. Text: JavaScript's dates would cut the microseconds. */
  readonly readUntil: string
  /** What is live now: until when its swipes were read and how many there were; null when nothing is. */
  readonly live: { readonly readUntil: string; readonly swipes: number } | null
}

const CLAIMED_UNTIL = sql`now() + interval '30 seconds'`
/** Swipes may become visible a little after the moment they carry: so recent ones wait for the next training. */
const SETTLED = sql`now() - interval '20 seconds'`
/** Ended trainings whose figures are kept. */
const KEPT = 10

/** Begins a version; null while another process trains. One that stopped renewing its claim is given up. */
export async function claimTraining(db: Database): Promise<Claim | null> {
  await db.execute(
    sql`update models set state = 'failed', failure = 'given up: its process is gone', ended_at = now()
        where state = 'candidate' and claimed_until < now()`,
  )
  const [claim] = await rowsOf<Omit<Claim, 'live'>>(
    db,
    sql`insert into models (state, claimed_until, read_until) values ('candidate', ${CLAIMED_UNTIL}, ${SETTLED})
        on conflict do nothing returning version, read_until as "readUntil"`,
  )
  if (!claim) return null
  const [live] = await rowsOf<{ readUntil: string; swipes: number }>(
    db,
    sql`select read_until as "readUntil", swipes from models where state = 'live'`,
  )
  return { ...claim, live: live ?? null }
}

/** Keeps the claim for another while; false when it was lost. */
export async function renewClaim(db: Database, version: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update models set claimed_until = ${CLAIMED_UNTIL} where version = ${version} and state = 'candidate' returning 1`,
  )
  return rows.length > 0
}

/** Deletes a training that was stopped: it neither succeeded nor failed. */
export async function dropClaim(db: Database, version: number): Promise<void> {
  await db.execute(sql`delete from models where version = ${version} and state = 'candidate'`)
}

/** Ends a training without a model. */
export async function failTraining(
  db: Database,
  version: number,
  { failure, swipes, report }: { failure: string; swipes: number | null; report: TrainingReport | null },
): Promise<void> {
  await db.execute(
    sql`update models set state = 'failed', failure = ${failure}, swipes = ${swipes},
          report = ${report && JSON.stringify(report)}::jsonb, ended_at = now()
        where version = ${version} and state = 'candidate'`,
  )
  await prune(db)
}

/** Takes the live model out of service: its bytes go, its figures stay. */
export async function retireLive(db: Database): Promise<void> {
  await db.execute(sql`update models set state = 'retired', bytes = null where state = 'live'`)
}

/** Puts a trained version in the place of the live one; returns the SHA-256 of what was stored, null if the claim was lost. */
export async function publishModel(
  db: Database,
  version: number,
  { bytes, swipes, report }: { bytes: Buffer; swipes: number; report: TrainingReport },
): Promise<string | null> {
  await retireLive(db)
  const [row] = await rowsOf<{ hash: string }>(
    db,
    sql`update models set state = 'live', bytes = ${bytes}, swipes = ${swipes}, ended_at = now(),
          report = ${JSON.stringify(report)}::jsonb
        where version = ${version} and state = 'candidate' returning encode(sha256(bytes), 'hex') as hash`,
  )
  await prune(db)
  return row?.hash ?? null
}

async function prune(db: Database): Promise<void> {
  await db.execute(
    sql`delete from models where state in ('retired', 'failed') and version not in (
          select version from models where state in ('retired', 'failed') order by version desc limit ${KEPT})`,
  )
}

/** What decides whether it is time to train. */
export interface TrainingStatus {
  /** A training is running. */
  readonly isTraining: boolean
  /** A training has come to a conclusion before, for a new model or against it. */
  readonly hasTrained: boolean
  /** Swipes since that training read them, at most `most` counted; all of them when there was none. */
  readonly newSwipes: number
  /** The last try, null when there was none: how long ago it ended, and whether it broke before a conclusion. */
  readonly lastTry: { readonly endedSecondsAgo: number; readonly isBroken: boolean } | null
}

/** One cheap look: it counts no more swipes than matter. */
export async function selectTrainingStatus(db: Database, most: number): Promise<TrainingStatus> {
  const [row] = await rowsOf<TrainingStatus>(
    db,
    sql`with concluded as (
          select read_until from models where state <> 'candidate' and swipes is not null order by version desc limit 1)
        select exists (select 1 from models where state = 'candidate' and claimed_until >= now()) as "isTraining",
          exists (select 1 from concluded) as "hasTrained",
          (select json_build_object('endedSecondsAgo', extract(epoch from now() - ended_at), 'isBroken', swipes is null)
            from models where state <> 'candidate' order by version desc limit 1) as "lastTry",
          (select count(*) from (
            select 1 from interactions where action in ('like', 'pass') and created_at <= ${SETTLED}
              and created_at > coalesce((select read_until from concluded), '-infinity') limit ${most}) news)
            as "newSwipes"`,
  )
  if (!row) throw new Error('the status of the training could not be read')
  return row
}

/** Number of the live version; null when there is none. */
export async function selectLiveVersion(db: Database): Promise<number | null> {
  const [row] = await rowsOf<{ version: number }>(db, sql`select version from models where state = 'live'`)
  return row?.version ?? null
}

/** Part of the bytes of a version, from 0 on, and how many there are in all; null when it is not live any more. */
export async function selectModelBytes(
  db: Database,
  version: number,
  { from, most }: { from: number; most: number },
): Promise<{ part: Buffer; size: number } | null> {
  const [row] = await rowsOf<{ part: Buffer; size: number }>(
    db,
    sql`select substring(bytes from ${from + 1}::int for ${most}::int) as part, octet_length(bytes) as size from models
        where version = ${version} and state = 'live'`,
  )
  return row ?? null
}
