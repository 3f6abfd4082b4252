import { fillDemo } from '#server/demo.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { createClosers, openWorld } from '#server/world.ts'

/** Brings the database in DATABASE_URL up to date and fills the demo in, as a server does before it opens its door. */
const closers = createClosers()
try {
  const { world } = await openWorld(readConfig(process.env), () => {}, closers)
  await fillDemo(world)
} finally {
  await closers.run()
}
