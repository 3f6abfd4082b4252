import type { Cluster } from './launch.ts'
import { trimLog } from './log-file.ts'
import { isPostmasterOf, type Postmaster } from './postmaster.ts'
import type { ProgressLog } from './progress-log.ts'

interface Watch {
  pid(): number
  end(): Promise<void>
}

interface Watched {
  readonly cluster: Cluster
  readonly first: Postmaster
  readonly log: ProgressLog
  readonly restart: () => Promise<Postmaster>
}

const CHECK_EVERY_MS = 200
const TRIM_EVERY_MS = 3_600_000

/** Watches a server: when it ends unexpectedly, it is started again on the same port. */
export function supervise({ cluster, first, log, restart }: Watched): Watch {
  let current = first
  let isEnding = false
  let timer: NodeJS.Timeout | null = null
  let check = Promise.resolve()

  async function checkOnce(): Promise<void> {
    if (await isPostmasterOf(cluster.directory, current.pid)) return
    log.warn(`PostgreSQL (process ${current.pid}) has ended unexpectedly; starting it again`)
    const startedAt = performance.now()
    current = await restart()
    log.info(`PostgreSQL is back after ${Math.round(performance.now() - startedAt)} ms (process ${current.pid})`)
  }

  function schedule(): void {
    if (isEnding) return
    timer = setTimeout(() => {
      check = checkOnce()
        .catch((error: unknown) => log.error(error instanceof Error ? error.message : String(error)))
        .then(schedule)
    }, CHECK_EVERY_MS).unref()
  }

  schedule()
  const trimming = setInterval(() => {
    trimLog(cluster.logFile).catch((error: unknown) => log.warn(`Trimming the database log failed: ${error}`))
  }, TRIM_EVERY_MS).unref()

  return {
    pid: () => current.pid,
    async end() {
      isEnding = true
      if (timer) clearTimeout(timer)
      clearInterval(trimming)
      await check
    },
  }
}
