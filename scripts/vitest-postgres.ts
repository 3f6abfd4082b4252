import { startTestCluster } from '#server/platform/postgres/test-cluster.ts'

/** Gives all test processes one PostgreSQL, unless they were told of another; answers how to end it. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_POSTGRES_URL']) return
  const cluster = await startTestCluster()
  process.env['TEST_POSTGRES_URL'] = cluster.url
  return cluster.stop
}
