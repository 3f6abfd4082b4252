import { sql } from 'drizzle-orm'
import { HEADER_BYTES } from '#recommender/learning/model-bytes.ts'
import type { TrainingReport } from '#recommender/learning/report.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** A running training: no other process trains while its claim is renewed. */
export interface Claim {
  readonly version: number
  /** Swipes up to this moment are read. A string, because a JavaScript Date would lose the microseconds. */
  readonly readUntil: string
  /** The live model: up to when it read swipes, and how many; null when no model is live. */
  readonly live: { readonly readUntil: string; readonly swipes: number } | null
}

const CLAIMED_UNTIL = sql`now() + interval '30 seconds'`
/**
 * A swipe is visible only after its transaction commits, later than its timestamp. Recent swipes wait for the next
 * training.
 */
const SETTLED = sql`now() - interval '20 seconds'`
/** Number of ended trainings whose rows are kept. */
const KEPT = 10

/** Starts a new version; null while another process trains. Fails a training whose claim expired without renewal. */
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

/** Extends the claim; false when another process has taken it over. */
export async function renewClaim(db: Database, version: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update models set claimed_until = ${CLAIMED_UNTIL} where version = ${version} and state = 'candidate' returning 1`,
  )
  return rows.length > 0
}

/** Deletes an aborted training, which neither succeeded nor failed. */
export async function dropClaim(db: Database, version: number): Promise<void> {
  await db.execute(sql`delete from models where version = ${version} and state = 'candidate'`)
}

/** Marks a training as failed, with its reason. */
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

/** Retires the live model: deletes its bytes and keeps its figures. */
export async function retireLive(db: Database): Promise<void> {
  await db.execute(sql`update models set state = 'retired', bytes = null where state = 'live'`)
}

/** Replaces the live model by a trained version; returns the SHA-256 of the stored bytes, null if the claim was lost. */
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

/** The facts that decide whether to train now. */
export interface TrainingStatus {
  /** A training is running. */
  readonly isTraining: boolean
  /** A training has run to its end before, whether its model went live or not. */
  readonly hasTrained: boolean
  /** Number of swipes after those that this training read, or of all swipes when there was none; counted up to `most`. */
  readonly newSwipes: number
  /** The last training, null when there was none; `isBroken` when it failed before its end. */
  readonly lastTry: { readonly endedSecondsAgo: number; readonly isBroken: boolean } | null
  /** The first bytes of the live model, if no training came after its own; else null. */
  readonly latestHeader: Buffer | null
}

/** Reads the status. Cheap, because it stops counting swipes at `most`. */
export async function selectTrainingStatus(db: Database, most: number): Promise<TrainingStatus> {
  const [row] = await rowsOf<TrainingStatus>(
    db,
    sql`with concluded as (
          select read_until from models where state <> 'candidate' and swipes is not null order by version desc limit 1)
        select exists (select 1 from models where state = 'candidate' and claimed_until >= now()) as "isTraining",
          exists (select 1 from concluded) as "hasTrained",
          (select json_build_object('endedSecondsAgo', extract(epoch from now() - ended_at), 'isBroken', swipes is null)
            from models where state <> 'candidate' order by version desc limit 1) as "lastTry",
          (select substring(bytes for ${HEADER_BYTES}) from models
            where state = 'live' and version = (select max(version) from models)) as "latestHeader",
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

/** Reads part of a version's bytes, with offset `from`, and their total size; null when the version is no longer live. */
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
