import { fillDemo } from '#server/demo/fill-demo.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { createClosers, openWorld } from '#server/world.ts'

/** Migrates the database in DATABASE_URL and fills in the demo, as a server does before it listens. */
const closers = createClosers()
try {
  const { world } = await openWorld(readConfig(process.env), () => {}, closers)
  await fillDemo(world)
} finally {
  await closers.run()
}
