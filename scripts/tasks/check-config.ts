import { parseArgs } from 'node:util'
import { checkConfiguration } from '#server/check-configuration.ts'
import { ConfigurationError, readConfig } from '#server/platform/config/config.ts'
import { createClosers, openWorld } from '#server/world.ts'

// Tries what the configuration names: database, files, a test mail, the imprint, Stripe. Ends with code 1 when something fails.
// Usage: npm run check:config [-- --mail ADDRESS]

const closers = createClosers()
try {
  const { values } = parseArgs({ options: { mail: { type: 'string' } } })
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const { world } = await openWorld(config, (step) => console.log(`… ${step}`), closers)
  for (const { name, faults, found } of await checkConfiguration(world, values.mail ?? null)) {
    if (faults.length === 0) console.log(`✓ ${name}: ${found}`)
    for (const fault of faults) console.error(`✗ ${name}: ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exitCode = 1
} finally {
  await closers.run()
}
