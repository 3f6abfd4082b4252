import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { refusedAddresses } from '#server/features/accounts/bounces/bounces.service.ts'
import { mailWordsOf } from '#server/features/site/mail-texts/kept-mail-texts.service.ts'
import type { Config } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/data/database.ts'
import { migrateDatabase } from '#server/platform/data/migrate.ts'
import { openInternet } from '#server/platform/fetch/internet.ts'
import { PUBLIC_NETWORK } from '#server/platform/fetch/network.ts'
import { createDiskStorage } from '#server/platform/files/storage.ts'
import { createLog } from '#server/platform/scope/log.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { type JobRunner, openJobs } from './platform/jobs/jobs.ts'
import { createFolderMail } from './platform/mail/folder-mail.ts'
import { withWords } from './platform/mail/mail-words.ts'
import { withRefusals } from './platform/mail/refused-mail.ts'
import { createSmtpMail } from './platform/mail/smtp-mail.ts'
import { ensureDataDir } from './platform/postgres/data-directory.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts'
import { createLineCounter } from './platform/watch/counted-lines.ts'
import { noteJobRun, startWatch } from './platform/watch/start-watch.ts'

export interface OpenWorld {
  readonly world: World
  readonly runner: JobRunner
  readonly databaseUrl: string
  /** Folder of stored mails; null when mails are sent by SMTP. */
  readonly mailFolder: string | null
}

/** Closes in reverse order what was opened, even when one part fails. */
export function createClosers() {
  const closers: (() => Promise<unknown>)[] = []
  return {
    add: (close: () => Promise<unknown>) => closers.push(close),
    async run() {
      const failures: unknown[] = []
      for (const close of closers.splice(0).reverse()) await close().catch((error: unknown) => failures.push(error))
      if (failures.length > 0) throw new AggregateError(failures, 'closing failed')
    },
  }
}
export type Closers = ReturnType<typeof createClosers>

/** Database (embedded unless DATABASE_URL is set), migrations, mail, jobs and storage. */
export async function openWorld(config: Config, onStep: (step: string) => void, closers: Closers): Promise<OpenWorld> {
  const now = () => new Date()
  const counter = createLineCounter(now)
  const log = createLog(config.logLevel, undefined, counter)
  await ensureDataDir(config.dataDir)
  // Versions before 2026-11-23 stored the sizes of pictures here, also of pictures removed since.
  await rm(join(config.dataDir, 'media'), { force: true, recursive: true })
  onStep(config.databaseUrl ? 'connecting to the database' : 'starting the embedded database')
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config, log, closers))
  onStep('bringing the database up to date')
  await migrateDatabase(databaseUrl, config.migrationDatabaseUrl ?? databaseUrl)
  const database = openDatabase(databaseUrl, log, { max: config.databasePool })
  closers.add(() => database.close())
  const mailFolder = config.smtpUrl ? null : join(config.dataDir, 'mail')
  const sender = config.smtpUrl
    ? createSmtpMail(config.smtpUrl, config.mailFrom)
    : createFolderMail(mailFolder ?? '', config.mailFrom)
  const worded = withWords(sender, mailWordsOf({ config, db: database.db, now }))
  const mail = withRefusals(worded, refusedAddresses({ db: database.db, now }))
  const runner = await openJobs({
    url: databaseUrl,
    mailTransport: mail.transport,
    log,
    onRun: noteJobRun({ db: database.db, now }),
  })
  closers.add(() => runner.stop())
  const watch = await startWatch({ config, db: database.db, now, log }, counter)
  closers.add(() => watch.stop())
  const storage = createDiskStorage(join(config.dataDir, 'files'))
  const world: World = {
    config,
    db: database.db,
    now,
    mail,
    jobs: runner,
    storage,
    internet: openInternet(PUBLIC_NETWORK),
    log,
  }
  return { world, runner, databaseUrl, mailFolder }
}

async function startDatabase(config: Config, log: World['log'], closers: Closers): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  closers.add(() => embedded.stop())
  return embedded.url
}
