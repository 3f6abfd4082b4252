import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Database } from '../data/database.ts'
import type { Log } from '../scope/log.ts'

/** A kind of job that runs after the response: its name and the schema of its payload. */
export interface JobKind<Payload> {
  readonly name: string
  readonly schema: z.ZodType<Payload>
  /** Runs on this schedule (cron, Europe/Berlin) instead of on request. */
  readonly cron?: string
  /** Runs only in processes with the same `Mail.transport` as the one that enqueued it. */
  readonly perMailTransport?: true
  /** Deleted at once when done instead of within the hour, because its payload is personal data. */
  readonly traceless?: true
  /** Seconds after which it counts as failed; two minutes when left out. */
  readonly mostSeconds?: number
  /** How long it is retried; a quarter of an hour when left out. */
  readonly retryHours?: number
}

/** The empty payload of scheduled jobs. */
export const NoPayload = z.record(z.string(), z.never())
export type NoPayload = z.output<typeof NoPayload>

/** Enqueues jobs in the caller's transaction: a job exists exactly when its cause is committed. */
export interface Jobs {
  enqueue<Payload extends object>(
    db: Database,
    kind: JobKind<Payload>,
    payload: Payload,
    options?: { readonly afterSeconds: number },
  ): Promise<void>
}

/** A text that it returns is noted as its result. */
type Work<Payload> = (payload: Payload, signal: AbortSignal) => Promise<unknown>

/** One run of a job, as it ended. */
export interface JobRun {
  readonly queue: string
  readonly jobId: string
  readonly ms: number
  readonly result: string | null
  /** Null: it was done. */
  readonly error: Error | null
  /** A failed one may be kept, for staff to repeat. */
  readonly isTraceless: boolean
}

export interface JobRunner extends Jobs {
  /**
   * Lets this process run jobs of `kind`. Failed jobs are repeated, so they must be idempotent. The signal is aborted
   * when the process ends; long jobs must stop then.
   */
  perform<Payload extends object>(kind: JobKind<Payload>, work: Work<Payload>): Promise<void>
  stop(): Promise<void>
}

interface RunnerOptions {
  readonly url: string
  readonly mailTransport: string
  readonly log: Log
  /** Called after each run. */
  readonly onRun: (run: JobRun) => Promise<void>
}

const MOST_SECONDS = 120
/** Trust 3.5: hours for which mails are retried while the mail server is down. Codes are not: they expire sooner. */
export const MAIL_RETRY_HOURS = 72
/** A failed job is tried again after 2, 4, 8 … seconds, at last every ten minutes, then kept as failed. */
const RETRIES = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 }
/** Number of tries until the delay has grown to ten minutes. */
const DOUBLINGS = Math.ceil(Math.log2(RETRIES.retryDelayMax / RETRIES.retryDelay))
const limitFor = (hours: number) => DOUBLINGS + Math.ceil((hours * 3600) / RETRIES.retryDelayMax)

/**
 * How often each worker of a queue polls, in seconds. New jobs are announced by NOTIFY, so polling only finds retries
 * and scheduled jobs, for which no user waits. Without NOTIFY the queue falls back to `pollingIntervalSeconds`.
 */
const POLLING = {
  onRequest: { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 4 },
  onSchedule: { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 30 },
} as const

/** Creates or updates the tables of the queue, as their owner. */
export async function installJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: 'jobs', max: 1, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}

/** Opens the queue (pg-boss in schema `jobs`) on its own few connections. */
export async function openJobs({ url, mailTransport, log, onRun }: RunnerOptions): Promise<JobRunner> {
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
  const observed = async (run: Pick<JobRun, 'queue' | 'jobId' | 'isTraceless'>, work: () => Promise<unknown>) => {
    const begun = performance.now()
    const note = async (end: Pick<JobRun, 'result' | 'error'>) => {
      const ms = Math.round(performance.now() - begun)
      // A job neither fails nor is repeated because its run could not be noted.
      await onRun({ ...run, ...end, ms }).catch((error: unknown) => log.warn({ err: error }, 'a run was not noted'))
    }
    try {
      const result = await work()
      await note({ result: typeof result === 'string' ? result : null, error: null })
    } catch (error) {
      await note({ result: null, error: error instanceof Error ? error : new Error(String(error)) })
      throw error
    }
  }
  return {
    async enqueue(db, kind, payload, options) {
      const name = queueOf(kind)
      await prepare(name, kind.mostSeconds)
      const retries = kind.retryHours === undefined ? {} : { retryLimit: limitFor(kind.retryHours) }
      await boss.send(name, kind.schema.parse(payload), {
        db: fromDrizzle(db, sql),
        ...retries,
        ...(options && { startAfter: options.afterSeconds }),
      })
    },
    async perform(kind, work) {
      const name = queueOf(kind)
      await prepare(name, kind.mostSeconds)
      if (kind.cron) await boss.schedule(name, kind.cron, {}, { tz: 'Europe/Berlin' })
      const polling = kind.cron ? POLLING.onSchedule : POLLING.onRequest
      await boss.work(name, { batchSize: 1, localConcurrency: 4, ...polling }, async (batch) => {
        for (const job of batch) {
          const run = { queue: name, jobId: job.id, isTraceless: kind.traceless ?? false }
          await observed(run, () => work(kind.schema.parse(job.data ?? {}), ending.signal))
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
