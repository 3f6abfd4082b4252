import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Database } from '../data/database.ts'
import type { Log } from '../scope/log.ts'

/** A kind of work that must happen after the answer: its name and the shape of what it needs. */
export interface JobKind<Payload> {
  readonly name: string
  readonly schema: z.ZodType<Payload>
  /** Runs at this time table (cron, Europe/Berlin) instead of on request. */
  readonly cron?: string
  /** Done only by processes with the same `Mail.transport` as the one that enqueued it. */
  readonly perMailTransport?: true
  /** Done work is deleted at once instead of within the hour: its payload names a person. */
  readonly traceless?: true
  /** How long it may take before it counts as failed; two minutes when left out. */
  readonly mostSeconds?: number
  /** Tried again for this long before it is given up; a quarter of an hour when left out. */
  readonly retryHours?: number
}

/** Payload of work that its time table starts: there is nothing to say. */
export const NoPayload = z.record(z.string(), z.never())
export type NoPayload = z.output<typeof NoPayload>

/** Puts work into the queue, in the caller's transaction: it exists exactly when the cause is committed. */
export interface Jobs {
  enqueue<Payload extends object>(db: Database, kind: JobKind<Payload>, payload: Payload): Promise<void>
}

type Work<Payload> = (payload: Payload, signal: AbortSignal) => Promise<void>

export interface JobRunner extends Jobs {
  /**
   * Lets this process do the work of `kind`. Work is repeated after failures: it must bear that. The signal tells long
   * work that the process ends.
   */
  perform<Payload extends object>(kind: JobKind<Payload>, work: Work<Payload>): Promise<void>
  stop(): Promise<void>
}

interface RunnerOptions {
  readonly url: string
  readonly mailTransport: string
  readonly log: Log
}

const MOST_SECONDS = 120
/** Trust 3.5: hours for which mails are retried while the mail server is down. Codes are not: they expire sooner. */
export const MAIL_RETRY_HOURS = 72
/** A failed job is tried again after 2, 4, 8 … seconds, at last every ten minutes, then kept as failed. */
const RETRIES = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 }
/** How many tries it takes until they are ten minutes apart. */
const DOUBLINGS = Math.ceil(Math.log2(RETRIES.retryDelayMax / RETRIES.retryDelay))
const limitFor = (hours: number) => DOUBLINGS + Math.ceil((hours * 3600) / RETRIES.retryDelayMax)

/**
 * How often each of a queue's lines looks by itself, in seconds: work is announced by NOTIFY, so only what is to be
 * tried again waits for a look. Nobody waits for what a time table starts. Without NOTIFY looks are all there is.
 */
const LOOKS = {
  onRequest: { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 4 },
  onTimeTable: { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 30 },
} as const

/** Opens the queue (pg-boss in schema `jobs`) on its own few connections. */
export async function openJobs({ url, mailTransport, log }: RunnerOptions): Promise<JobRunner> {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 4, useListenNotify: true })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'))
  await boss.start()
  const queues = new Map<string, Promise<void>>()
  const ending = new AbortController()
  const queueOf = ({ name, perMailTransport }: Pick<JobKind<never>, 'name' | 'perMailTransport'>) =>
    perMailTransport ? `${name}.${mailTransport}` : name
  const create = async (name: string, expireInSeconds: number) => {
    try {
      await boss.createQueue(name, { notify: true, ...RETRIES, expireInSeconds, deleteAfterSeconds: 3600 })
    } catch (error) {
      queues.delete(name) // the next caller tries again
      throw error
    }
  }
  const prepare = (name: string, mostSeconds = MOST_SECONDS) => {
    const ready = queues.get(name) ?? create(name, mostSeconds)
    queues.set(name, ready)
    return ready
  }
  return {
    async enqueue(db, kind, payload) {
      const name = queueOf(kind)
      await prepare(name, kind.mostSeconds)
      const patience = kind.retryHours === undefined ? {} : { retryLimit: limitFor(kind.retryHours) }
      await boss.send(name, kind.schema.parse(payload), { db: fromDrizzle(db, sql), ...patience })
    },
    async perform(kind, work) {
      const name = queueOf(kind)
      await prepare(name, kind.mostSeconds)
      if (kind.cron) await boss.schedule(name, kind.cron, {}, { tz: 'Europe/Berlin' })
      const looks = kind.cron ? LOOKS.onTimeTable : LOOKS.onRequest
      await boss.work(name, { batchSize: 1, localConcurrency: 4, ...looks }, async (batch) => {
        for (const job of batch) {
          await work(kind.schema.parse(job.data ?? {}), ending.signal)
          if (kind.traceless) await boss.deleteJob(name, job.id)
        }
      })
    },
    stop() {
      ending.abort()
      return boss.stop({ graceful: true, timeout: 8000 })
    },
  }
}
