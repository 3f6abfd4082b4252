import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Id, line, Ok } from './schemas.ts'
import { SYSTEM } from './system.limits.ts'

const tag = 'staff'
const watch = { access: 'staff', staffRight: 'watch', tag } as const
const act = { access: 'staff', staffRight: 'system', tag, response: Ok } as const
const Moment = z.iso.datetime()

const JobQueue = z
  .object({
    queue: z.string(),
    /** Of the waiting ones, those that wait for a later time are in `later`. */
    waiting: z.int(),
    later: z.int(),
    running: z.int(),
    failed: z.int(),
    oldestAt: Moment.nullable(),
    /** Its schedule in Berlin (cron) and the next time; null: on request. */
    cron: z.string().nullable(),
    nextAt: Moment.nullable(),
    doneAt: Moment.nullable(),
    doneMs: z.int().nullable(),
    failedAt: Moment.nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'JobQueue' })
export type JobQueue = Output<typeof JobQueue>

const FailedJob = z
  .object({ id: Id, queue: z.string(), createdAt: Moment, failedAt: Moment, tries: z.int(), error: z.string() })
  .meta({ id: 'FailedJob' })
export type FailedJob = Output<typeof FailedJob>

const OutboxKind = z
  .object({
    kind: z.string(),
    waiting: z.int(),
    /** Of the waiting ones, those that failed before. */
    failing: z.int(),
    oldestAt: Moment,
    /** Of the last failure; null: none. */
    error: z.string().nullable(),
  })
  .meta({ id: 'OutboxKind' })
export type OutboxKind = Output<typeof OutboxKind>

const SystemError = z
  .object({
    fingerprint: z.string(),
    text: z.string(),
    error: z.string(),
    route: z.string(),
    place: z.string(),
    count: z.int(),
    firstAt: Moment,
    lastAt: Moment,
    requestId: z.string(),
  })
  .meta({ id: 'SystemError' })
export type SystemError = Output<typeof SystemError>

const SystemProcess = z
  .object({
    id: Id,
    host: z.string(),
    version: z.string(),
    commit: z.string(),
    runsJobs: z.boolean(),
    startedAt: Moment,
    seenAt: Moment,
    /** How far its clock is ahead of the database. */
    clockMs: z.int(),
    diskFreeBytes: z.number().nullable(),
    diskBytes: z.number().nullable(),
  })
  .meta({ id: 'SystemProcess' })

const SystemHealth = z
  .object({
    processes: z.array(SystemProcess),
    databaseBytes: z.number(),
    /** Whether the answering process can write to its database and its disk. */
    isReady: z.boolean(),
    /** The latest mark of a backup; null: unknown. */
    backupAt: Moment.nullable(),
    /** The last nightly check of the ledger, and its differences; null: none yet. */
    ledger: z.object({ checkedAt: Moment, differences: z.int() }).nullable(),
  })
  .meta({ id: 'SystemHealth' })
export type SystemHealth = Output<typeof SystemHealth>

export const systemContract = defineContract({
  'GET /api/admin/system/health': {
    ...watch,
    summary: 'Processes, database, disks, clocks, backup and ledger',
    response: SystemHealth,
  },
  'GET /api/admin/system/jobs': {
    ...watch,
    summary: 'Every queue of jobs with its last run and next time, and the jobs that failed for good',
    response: z.object({ queues: z.array(JobQueue), failed: z.array(FailedJob).max(SYSTEM.failedJobs) }),
  },
  'POST /api/admin/system/jobs/{id}/retry': {
    ...act,
    summary: 'Run a failed job once more',
    params: z.strictObject({ id: Id }),
    errors: ['system.no-job'],
  },
  'POST /api/admin/system/schedules/run': {
    ...act,
    summary: 'Run the job of a schedule now; one that waits already is not doubled',
    body: z.strictObject({ queue: line(100).min(1) }),
    errors: ['system.no-schedule'],
  },
  'GET /api/admin/system/outbox': {
    ...watch,
    summary: 'Mails to many and push messages that wait',
    response: z.object({
      mails: z.array(OutboxKind),
      push: z.object({ waiting: z.int(), oldestAt: Moment.nullable(), failed: z.int() }),
    }),
  },
  'POST /api/admin/system/outbox/retry': {
    ...act,
    summary: 'Try the waiting mails of a kind at the next run instead of after their delay',
    body: z.strictObject({ kind: line(100).min(1) }),
  },
  'GET /api/admin/system/errors': {
    ...watch,
    summary: 'Errors of the last 14 days by kind, the latest first, without personal data (Trust S93)',
    response: z.object({ errors: z.array(SystemError).max(SYSTEM.errors) }),
  },
})
