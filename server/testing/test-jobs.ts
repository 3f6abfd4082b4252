import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { JobKind, JobRunner } from '../platform/jobs/jobs.ts'

/** The real queue, but jobs run when the test calls for it instead of in the background. */
export interface TestJobs extends JobRunner {
  /** Runs all queued jobs, including those that they enqueue; a failing job fails the test. */
  done(): Promise<void>
  /** Runs one kind of job now, like its schedule. */
  run<Payload extends object>(kind: JobKind<Payload>, payload: Payload): Promise<void>
}

type Work = (payload: unknown) => Promise<unknown>

/** Opens the queue without its timers. */
export async function openTestJobs(url: string): Promise<TestJobs> {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 2, supervise: false, schedule: false })
  const failures: unknown[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  const queues = new Map<string, Promise<void>>()
  const ending = new AbortController()
  const works = new Map<string, Work>()
  const traceless = new Set<string>()
  const prepare = (name: string) => {
    const ready = queues.get(name) ?? boss.createQueue(name, { retryLimit: 0 })
    queues.set(name, ready)
    return ready
  }

  /** Returns how many jobs of this queue were done. */
  async function drain(name: string): Promise<number> {
    const work = works.get(name)
    if (!work) return 0
    const batch = await boss.fetch(name, { batchSize: 100, includeMetadata: true })
    for (const job of batch.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime())) {
      await work(job.data ?? {})
      await (traceless.has(name) ? boss.deleteJob(name, job.id) : boss.complete(name, job.id))
    }
    return batch.length
  }

  /** The queues with waiting jobs: one query instead of one for each of thirty queues. */
  async function waiting(): Promise<string[]> {
    const { rows } = await boss
      .getDb()
      .executeSql(`select distinct name from jobs.job where state < 'active' and start_after <= now()`)
    const names = new Set(rows.map((row: { name: string }) => row.name))
    return [...works.keys()].filter((name) => names.has(name))
  }

  async function drainAll(): Promise<void> {
    for (let worked = 1; worked > 0; ) {
      worked = 0
      for (const name of await waiting()) worked += await drain(name)
    }
    if (failures.length > 0) throw new AggregateError(failures, 'the job queue reported errors')
  }

  // One drain at a time: a second caller also waits for the jobs that the first has fetched.
  let drained: Promise<void> = Promise.resolve()

  return {
    async enqueue(db, kind, payload) {
      await prepare(kind.name)
      await boss.send(kind.name, kind.schema.parse(payload), { db: fromDrizzle(db, sql) })
    },
    async perform(kind, work) {
      // The queue is created with its first job: creating thirty unused queues takes longer than most tests.
      if (kind.traceless) traceless.add(kind.name)
      works.set(kind.name, (payload) => work(kind.schema.parse(payload), ending.signal))
    },
    done() {
      drained = drained.then(drainAll, drainAll)
      return drained
    },
    async run(kind, payload) {
      const work = works.get(kind.name)
      if (!work) throw new Error(`no worker for the job ${kind.name}`)
      await work(payload)
    },
    stop() {
      ending.abort()
      return boss.stop({ graceful: false })
    },
  }
}
