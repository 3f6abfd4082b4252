import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/data/database.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { mailFailureOf } from '#server/platform/mail/mail-failure.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { type Claim, giveBack, postponeMail, type Reader, type Tried } from './mailing.store.ts'
import { createPace } from './pace.ts'

const MINUTE_MS = 60_000
/** Readers claimed at once, and letters under way at once: the most that a power cut leaves open. */
const BATCH = 100
const LANES = 8
/** Claimed but not begun: long enough for a batch at a slow post office, short after a crash. */
const CLAIM_MS = 30_000
/** Being sent: longer than the timeouts of the post office together; after a crash the letter waits no longer. */
const SENDING_MS = MINUTE_MS
/** 10 000 subscribers within five minutes, with room for a restart. */
const PER_SECOND = 100
/** Product 17: again every 5 minutes, 12 times. While the post office lets nobody in, tries do not count. */
const RETRY_MS = 5 * MINUTE_MS
const MOST_TRIES = 12
/** So many failures in a row mean that the post office is closed: the rest waits unharmed. */
const MOST_FAILURES = LANES

/** What is written to the readers of a product: whom, what, and what is noted about it. */
export interface Mailing<R extends Reader> {
  /** What the log calls these letters. */
  readonly name: string
  /** Products with readers who are to be written to now. */
  selectProducts(db: Database, now: Date): Promise<string[]>
  /** Takes readers whom nobody else is writing to. */
  claim(db: Database, claim: Claim): Promise<R[]>
  /** Before sending: notes that this one is being tried. False when there is nothing to send any more. */
  begin(db: Database, reader: R, claimId: string, until: Date): Promise<boolean>
  /** What everybody is told of this product; null when it went away. */
  openLetters(world: World, productId: string): Promise<((reader: R) => Promise<MailMessage>) | null>
  /** What a row says of letters of this kind that were tried so often. */
  tried(times: number): Tried
  /** After the post office took it, or it was given up. */
  end(db: Database, ending: Ending<R>): Promise<void>
}

interface Ending<R extends Reader> {
  readonly reader: R
  readonly claimId: string
  readonly how: 'sent' | 'failed'
  readonly now: Date
}

interface Run<R extends Reader> {
  readonly world: World
  readonly signal: AbortSignal
  readonly mailing: Mailing<R>
  readonly claimId: string
  readonly pace: () => Promise<void>
  sent: number
  failuresInARow: number
}

/**
 * Writes to everybody a mailing is for. Any number of processes may do this at once, and may be killed at any moment.
 * Answers how many letters went out.
 */
export async function runMailing<R extends Reader>(
  world: World,
  signal: AbortSignal,
  mailing: Mailing<R>,
): Promise<number> {
  const run: Run<R> = {
    world,
    signal,
    mailing,
    claimId: randomUUID(),
    pace: createPace(PER_SECOND),
    sent: 0,
    failuresInARow: 0,
  }
  for (const productId of await mailing.selectProducts(world.db, world.now())) {
    if (mustStop(run)) break
    await writeAbout(run, productId)
  }
  if (run.sent > 0) world.log.info({ sent: run.sent }, `sent ${mailing.name}`)
  return run.sent
}

const mustStop = ({ signal, failuresInARow }: Pick<Run<Reader>, 'signal' | 'failuresInARow'>) =>
  signal.aborted || failuresInARow >= MOST_FAILURES

async function writeAbout<R extends Reader>(run: Run<R>, productId: string): Promise<void> {
  const { world, mailing, claimId } = run
  const letterTo = await mailing.openLetters(world, productId)
  if (!letterTo) return
  while (!mustStop(run)) {
    const now = world.now()
    const until = new Date(now.getTime() + CLAIM_MS)
    const queue = await mailing.claim(world.db, { productId, claimId, now, until, most: BATCH })
    if (queue.length === 0) return
    const lane = async () => {
      while (!mustStop(run)) {
        const reader = queue.shift()
        if (!reader) return
        await run.pace()
        await writeTo(run, reader, letterTo)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    await giveBack(
      world.db,
      queue.map(({ id }) => id),
      claimId,
    )
  }
}

/** One letter: noted before, sent, noted after. Killed in between it is sent again, under the same Message-ID. */
async function writeTo<R extends Reader>(
  run: Run<R>,
  reader: R,
  letterTo: (reader: R) => Promise<MailMessage>,
): Promise<void> {
  const { world, mailing, claimId } = run
  const inMs = (ms: number) => new Date(world.now().getTime() + ms)
  if (!(await mailing.begin(world.db, reader, claimId, inMs(SENDING_MS)))) return
  try {
    await world.mail.send(await letterTo(reader))
  } catch (error) {
    run.failuresInARow += 1
    const failure = mailFailureOf(error)
    const times = failure === 'server' ? reader.tries : reader.tries + 1
    const isLast = failure === 'recipient' || times >= MOST_TRIES
    world.log.warn({ err: error, signUp: reader.id, isLast }, `one of the ${mailing.name} could not be sent`)
    if (isLast) await mailing.end(world.db, { reader, claimId, how: 'failed', now: world.now() })
    else await postponeMail(world.db, { id: reader.id, claimId, until: inMs(RETRY_MS), tried: mailing.tried(times) })
    return
  }
  await mailing.end(world.db, { reader, claimId, how: 'sent', now: world.now() })
  run.failuresInARow = 0
  run.sent += 1
}
