import { removeTestCredit } from '#server/features/billing/ledger/test-credit.service.ts'
import { ConfigurationError, readConfig } from '#server/platform/config/config.ts'
import { createClosers, openWorld } from '#server/world.ts'

// Removes ad credit that was bought or granted in test mode, before the first live payment.

const closers = createClosers()
try {
  const { world } = await openWorld(readConfig({ LOG_LEVEL: 'warn', ...process.env }), () => {}, closers)
  console.log(await removeTestCredit(world))
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exitCode = 1
} finally {
  await closers.run()
}
