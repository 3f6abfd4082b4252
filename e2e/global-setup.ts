import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { demoPictures } from './support/database.ts'
import { startEnvironment } from './support/environment.ts'
import { OUTPUT } from './support/output.ts'
import { linkCachedPictures } from './support/picture-cache.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that all journeys share. */
    readonly url: string
    /** The database of that server. */
    readonly databaseUrl: string
    /** PostgreSQL of this run; journeys with their own server create a database in it. */
    readonly postgresUrl: string
    readonly dataDir: string
    /** Folder of the pictures that servers have rendered. */
    readonly pictures: string
  }
}

/** Builds the web app, and starts PostgreSQL and one server on a new database; stops and deletes both afterwards. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildWebIfStale()
  await rm(OUTPUT, { recursive: true, force: true })
  await mkdir(OUTPUT, { recursive: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-journeys-'))
  // Started by root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755)
  const environment = await startEnvironment(dataDir)
  await linkCachedPictures(await demoPictures(environment.databaseUrl), environment.pictureDir)
  provide('url', environment.server.url)
  provide('databaseUrl', environment.databaseUrl)
  provide('postgresUrl', environment.postgresUrl)
  provide('dataDir', dataDir)
  provide('pictures', environment.pictureDir)
  return async () => {
    await environment.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
