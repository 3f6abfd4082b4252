import { startTestCluster } from '#server/platform/postgres/test-cluster.ts'

/** Starts one PostgreSQL for all test processes, unless TEST_POSTGRES_URL names another, and returns how to stop it. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_POSTGRES_URL']) return
  const cluster = await startTestCluster()
  process.env['TEST_POSTGRES_URL'] = cluster.url
  return cluster.stop
}
