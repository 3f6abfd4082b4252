import { removeDemo } from '#server/demo/remove/remove-demo.ts'
import { ConfigurationError, readConfig } from '#server/platform/config/config.ts'
import { createClosers, openWorld } from '#server/world.ts'

// Removes all demo content for good: `npm run demo:remove`. In production only with --yes; without, it counts.

const closers = createClosers()
try {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const isMeant = !config.production || process.argv.includes('--yes')
  const { world, databaseUrl } = await openWorld(config, () => {}, closers)
  const { counts } = await removeDemo(world, { databaseUrl: config.migrationDatabaseUrl ?? databaseUrl, isMeant })
  for (const [table, count] of counts) console.log(`${String(count).padStart(9)}  ${table}`)
  if (counts.size === 0) console.log('There is no demo content here. Nothing was changed.')
  else if (isMeant) console.log('The demo is removed, and no start fills it again. Restart running servers.')
  else {
    console.error('Nothing was changed. To remove these rows for good: npm run demo:remove -- --yes')
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exitCode = 1
} finally {
  await closers.run()
}
