import { CronExpressionParser } from 'cron-parser'
import { SYSTEM } from '#contract/system.limits.ts'
import type { FailedJob, JobQueue, OutboxKind, SystemError, SystemHealth } from '#contract/system.ts'
import { readPushState } from '#server/features/push/sending/push-state.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { requireWritable } from '#server/platform/http/health.ts'
import { listFailedJobs, listQueues, retryFailedJob, runScheduledJob } from '#server/platform/jobs/queues.store.ts'
import { listOutboxKinds, releaseDelayed } from '#server/platform/mail/outbox/outbox.store.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { databaseBytes, findJobRun, listErrors, listProcesses } from '#server/platform/watch/watch.store.ts'

/** A process without a sign of life for longer is gone. */
const SEEN_MINUTES = 2
const LEDGER_QUEUE = 'check-ledger'

const iso = (at: Date | string) => new Date(at).toISOString()
const isoOrNull = (at: Date | string | null) => at && iso(at)

/** How the installation runs. */
export async function readHealth(scope: StaffScope): Promise<SystemHealth> {
  const { db } = scope
  const rows = await listProcesses(db, SEEN_MINUTES)
  const ledger = await findJobRun(db, LEDGER_QUEUE)
  const backups = rows.flatMap(({ backupAt }) => (backupAt ? [iso(backupAt)] : []))
  return {
    processes: rows.map(({ backupAt: _, ...row }) => ({
      ...row,
      startedAt: iso(row.startedAt),
      seenAt: iso(row.seenAt),
    })),
    databaseBytes: await databaseBytes(db),
    isReady: await isReady(scope),
    backupAt: backups.sort().at(-1) ?? null,
    ledger: ledger?.doneAt ? { checkedAt: iso(ledger.doneAt), differences: Number(ledger.result ?? 0) } : null,
  }
}

async function isReady(scope: StaffScope): Promise<boolean> {
  try {
    await requireWritable(scope)
    return true
  } catch (error) {
    scope.log.warn({ err: error }, 'not ready: the database or the disk takes no writes')
    return false
  }
}

/** Every queue of jobs, and the jobs that failed for good. */
export async function readJobs({ db, now }: StaffScope): Promise<{ queues: JobQueue[]; failed: FailedJob[] }> {
  const queues = await listQueues(db)
  const failed = await listFailedJobs(db, SYSTEM.failedJobs)
  return {
    queues: queues.map(({ result: _, ...row }) => ({
      ...row,
      oldestAt: isoOrNull(row.oldestAt),
      nextAt: row.cron && nextTime(row.cron, now()),
      doneAt: isoOrNull(row.doneAt),
      failedAt: isoOrNull(row.failedAt),
    })),
    failed: failed.map((row) => ({ ...row, createdAt: iso(row.createdAt), failedAt: iso(row.failedAt) })),
  }
}

/** pg-boss reads schedules by the same library. */
const nextTime = (cron: string, now: Date): string =>
  iso(CronExpressionParser.parse(cron, { tz: 'Europe/Berlin', currentDate: now }).next().toDate())

/** Runs a failed job once more. */
export async function retryJob(scope: StaffScope, id: string): Promise<void> {
  await inTransaction(scope, async (inside) => {
    const queue = await retryFailedJob(inside.db, id)
    ensure(queue !== null, 'system.no-job')
    await writeAudit(inside, { action: 'system.job-retried', targetType: 'queue', targetId: queue })
  })
}

/** Runs the job of a schedule now. */
export async function runSchedule(scope: StaffScope, queue: string): Promise<void> {
  await inTransaction(scope, async (inside) => {
    ensure(await runScheduledJob(inside.db, queue), 'system.no-schedule')
    await writeAudit(inside, { action: 'system.schedule-run', targetType: 'queue', targetId: queue })
  })
}

/** Mails to many and push messages that wait. */
export async function readOutbox(scope: StaffScope): Promise<{
  mails: OutboxKind[]
  push: { waiting: number; oldestAt: string | null; failed: number }
}> {
  const mails = await listOutboxKinds(scope.db)
  return {
    mails: mails.map((row) => ({ ...row, oldestAt: iso(row.oldestAt) })),
    push: await readPushState(scope),
  }
}

/** Lets the waiting mails of a kind be tried at the next run. */
export async function retryMails(scope: StaffScope, kind: string): Promise<void> {
  await inTransaction(scope, async (inside) => {
    const released = await releaseDelayed(inside.db, kind)
    if (released === 0) return
    const changed = { waiting: [released, 'tried at the next run'] } as const
    await writeAudit(inside, { action: 'system.mails-retried', targetType: 'outbox', targetId: kind, changed })
  })
}

/** Errors of the last 14 days. */
export async function readErrors({ db }: StaffScope): Promise<{ errors: SystemError[] }> {
  const rows = await listErrors(db, SYSTEM.errors)
  return { errors: rows.map((row) => ({ ...row, firstAt: iso(row.firstAt), lastAt: iso(row.lastAt) })) }
}
