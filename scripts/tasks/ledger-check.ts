import { checkLedger } from '#server/features/billing/ledger/ledger-check.service.ts'
import { ConfigurationError, readConfig } from '#server/platform/config/config.ts'
import { createClosers, openWorld } from '#server/world.ts'

// Recomputes the ad credit of all brands from its entries. Ends with code 1 when something does not add up.

const closers = createClosers()
try {
  const { world } = await openWorld(readConfig({ LOG_LEVEL: 'warn', ...process.env }), () => {}, closers)
  const { postings, differences } = await checkLedger(world)
  for (const difference of differences) console.error(difference)
  console.log(`${postings} postings checked, ${differences.length} differences.`)
  if (differences.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exitCode = 1
} finally {
  await closers.run()
}
