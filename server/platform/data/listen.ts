import pg from 'pg'
import type { Log } from '../scope/log.ts'

export interface Listener {
  stop(): Promise<void>
}

interface ListenOptions {
  readonly url: string
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** Called after a lost connection: notifications may have been missed, so caches must be refreshed. */
  readonly onReconnect: () => void
  readonly log: Log
}

const RETRY_MS = 500

/** Receives NOTIFY on one dedicated connection per process; reconnects by itself. */
export async function listen({ url, channels, onReconnect, log }: ListenOptions): Promise<Listener> {
  let client: pg.Client | null = null
  let stopped = false
  let timer: NodeJS.Timeout | null = null

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'dropdeck-listen' })
    const lost = () => {
      if (stopped || client !== next) return
      client = null
      retry()
    }
    next.on('notification', (note) => channels[note.channel]?.(note.payload ?? ''))
    next.on('error', lost)
    next.on('end', lost)
    try {
      await next.connect()
      for (const channel of Object.keys(channels)) await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end()
      throw error
    }
    // Stopped while connecting: `stop` did not know this connection yet.
    if (stopped) await next.end()
    else client = next
  }

  function retry(): void {
    timer = setTimeout(() => {
      connect().then(onReconnect, (error: unknown) => {
        log.warn({ err: error }, 'listening to the database failed; trying again')
        if (!stopped) retry()
      })
    }, RETRY_MS)
  }

  await connect()
  return {
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await client?.end()
    },
  }
}
