import { stopOnce } from '../../scripts/stop-once.ts'

type Close = () => Promise<void>

const open = new Set<Close>()

/** Registers what must be closed even when the bench is stopped before its end; returns the function that closes it. */
export function closeOnStop(close: Close): Close {
  let closing: Promise<void> | null = null
  const closeOnce = () => {
    closing ??= close().finally(() => open.delete(closeOnce))
    return closing
  }
  open.add(closeOnce)
  return closeOnce
}

/**
 * On Ctrl-C, SIGTERM, or a write to a closed pipe (`npm run bench | head`): closes every registered resource, the newest
 * first, and exits. PostgreSQL is detached and would outlive this process.
 */
export function closeResourcesOnStop(): void {
  stopOnce(async () => {
    // A bench whose database is closed here fails; that error must not end the process before everything is closed.
    for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, () => {})
    for (const close of [...open].reverse()) await close().catch(() => {})
  })
}
