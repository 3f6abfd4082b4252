// Mails to many: claimed, leased, sent, retried. A feature adds mails in the transaction of their cause (`addMails`) and
// composes each mail by a `MailKind` at the moment it is sent. A single mail is a job (`jobs.ts`).

import { randomUUID } from 'node:crypto'
import type { Database } from '../../data/database.ts'
import { inTransaction, type World } from '../../scope/scope.ts'
import { errorText } from '../../watch/counted-lines.ts'
import type { MailMessage } from '../mail.ts'
import { mailFailureOf } from '../mail-failure.ts'
import {
  beginMail,
  claimMails,
  deleteMail,
  lastClaimUntil,
  postponeMail,
  type QueuedMail,
  releaseMails,
} from './outbox.store.ts'
import { createPace } from './pace.ts'

const MINUTE_MS = 60_000
/** Mails claimed at once, and mails sent in parallel: the most that can be unfinished after a power cut. */
const BATCH = 100
const PARALLEL = 8
/** How long a claim lasts before sending: enough for a batch at a slow mail server, short after a crash. */
const CLAIM_MS = 30_000
/** How long a claim lasts while sending: longer than the SMTP client's timeouts. After a crash the mail waits this long. */
const SENDING_MS = MINUTE_MS
/** 10 000 mails within five minutes, with room for a restart. */
const PER_SECOND = 100
/** Product 17: retry every 5 minutes, 12 times. Tries are not counted while the mail server is unreachable. */
const RETRY_MS = 5 * MINUTE_MS
const MOST_TRIES = 12
/** So many failures in a row mean that the mail server is down: the run ends and the rest keeps its tries. */
const MOST_FAILURES = PARALLEL

/** A mail as it is to be sent now. */
interface DueMail {
  /** Its Message-ID is the same for every try, so that a repeat can be told from a new mail. */
  readonly mail: MailMessage
  /** Records in the feature's rows how it ended, in the transaction that deletes the mail from the outbox. */
  ended(db: Database, how: 'sent' | 'failed', now: Date): Promise<void>
}

/** Composes the mail about this subject from the current data; null when it is no longer due. */
type Compose = (subjectId: string) => Promise<DueMail | null>

/** One kind of mails, such as those about released drops. */
export interface MailKind {
  /** Stored with each mail: it never changes. */
  readonly name: string
  /** Reads the data that the mails of one topic share, once for each batch; null when its mails are no longer due. */
  openTopic(world: World, topicId: string): Promise<Compose | null>
}

interface Run {
  readonly world: World
  readonly signal: AbortSignal
  readonly kind: MailKind
  readonly claimId: string
  readonly pace: () => Promise<void>
  sent: number
  failuresInARow: number
}

/**
 * Sends all due mails of a kind. Any number of processes may do this at once and may be killed at any moment: a mail
 * that was being sent then is sent again under the same Message-ID. Returns how many were sent.
 */
export async function sendMails(world: World, signal: AbortSignal, kind: MailKind): Promise<number> {
  const run: Run = {
    world,
    signal,
    kind,
    claimId: randomUUID(),
    pace: createPace(PER_SECOND),
    sent: 0,
    failuresInARow: 0,
  }
  while (!mustStop(run)) {
    const now = world.now()
    const until = new Date(now.getTime() + CLAIM_MS)
    const queue = await claimMails(world.db, { kind: kind.name, claimId: run.claimId, now, until, most: BATCH })
    if (queue.length === 0) break
    await sendBatch(run, queue)
  }
  if (run.sent > 0) world.log.info({ sent: run.sent, kind: kind.name }, 'sent mails of the outbox')
  return run.sent
}

/**
 * How long until all current claims on mails of a kind have ended, in ms; null when there are none. A live run is
 * done long before; the claims of a killed run only end by time.
 */
export async function msUntilReleased(world: World, kind: MailKind): Promise<number | null> {
  const now = world.now()
  const until = await lastClaimUntil(world.db, kind.name, now)
  return until && until.getTime() - now.getTime()
}

const mustStop = ({ signal, failuresInARow }: Run) => signal.aborted || failuresInARow >= MOST_FAILURES

async function sendBatch(run: Run, queue: QueuedMail[]): Promise<void> {
  const { world, kind, claimId } = run
  const topics = new Map<string, ReturnType<MailKind['openTopic']>>()
  const openTopic = (id: string) => {
    const opened = topics.get(id) ?? kind.openTopic(world, id)
    topics.set(id, opened)
    return opened
  }
  const sender = async () => {
    while (!mustStop(run)) {
      const queued = queue.shift()
      if (!queued) return
      const compose = await openTopic(queued.topicId)
      const due = compose && (await compose(queued.subjectId))
      if (due) {
        await run.pace()
        await sendOne(run, queued, due)
      } else await deleteMail(world.db, queued.id)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, sender))
  await releaseMails(
    world.db,
    queue.map(({ id }) => id),
    claimId,
  )
}

async function sendOne(run: Run, { id, tries }: QueuedMail, due: DueMail): Promise<void> {
  const { world, kind, claimId } = run
  const inMs = (ms: number) => new Date(world.now().getTime() + ms)
  if (!(await beginMail(world.db, id, claimId, inMs(SENDING_MS)))) return
  const end = (how: 'sent' | 'failed') =>
    inTransaction(world, async ({ db, now }) => {
      await due.ended(db, how, now())
      await deleteMail(db, id)
    })
  let outcome: 'sent' | 'refused'
  try {
    outcome = await world.mail.send(due.mail)
  } catch (error) {
    run.failuresInARow += 1
    const failure = mailFailureOf(error)
    const counted = failure === 'server' ? tries : tries + 1
    const isLast = failure === 'recipient' || counted >= MOST_TRIES
    world.log.warn({ err: error, kind: kind.name, mail: id, isLast }, 'a mail of the outbox could not be sent')
    if (isLast) await end('failed')
    else
      await postponeMail(world.db, { id, claimId, until: inMs(RETRY_MS), tries: counted, lastError: errorText(error) })
    return
  }
  run.failuresInARow = 0
  if (outcome === 'refused') return end('failed')
  await end('sent')
  run.sent += 1
}
