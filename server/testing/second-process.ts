import type { FastifyInstance } from 'fastify'
import { openDatabase } from '#server/platform/data/database.ts'
import { openTestClient } from './test-client.ts'
import { insertTestPerson, type TestPerson } from './test-person.ts'
import type { TestApp } from './test-world.ts'

export interface SecondProcess {
  readonly http: FastifyInstance
  /** A new user, signed in on this process. */
  person(): Promise<TestPerson>
  close(): Promise<void>
}

/** Another server on the database of an app, with memory of its own, as a second process has it. It has no jobs. */
export async function openSecondProcess({ world }: TestApp): Promise<SecondProcess> {
  const url = world.config.databaseUrl
  if (url === null) throw new Error('the database of a test has an address')
  const { createApp } = await import('#server/app.ts')
  const { openCatalogue } = await import('#server/features/shelf/catalogue.service.ts')
  const database = openDatabase(url, world.log, { max: 4 })
  const own = { ...world, db: database.db }
  const catalogue = await openCatalogue(own, url)
  const http = await createApp({ world: own, catalogue, webFolder: null })
  await http.ready()
  const origin = new URL(world.config.publicUrl ?? 'http://localhost:3000').origin
  return {
    http,
    person: () => insertTestPerson(own, openTestClient(http, origin), {}),
    async close() {
      await http.close()
      await catalogue.close()
      await database.close()
    },
  }
}
