import type { Log } from '../scope/log.ts'

/**
 * Works on each of these; one that fails does not stop the others. It is logged, and the job fails in the end, so that it is
 * tried again and staff see it.
 */
export async function eachAlone(
  { log }: { readonly log: Log },
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const id of ids) {
    try {
      await work(id)
    } catch (error) {
      log.error({ err: error, id }, 'one of several failed in a job')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${ids.length} failed`)
}
