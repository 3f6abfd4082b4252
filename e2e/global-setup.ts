import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { demoPictures } from './ground/database.ts'
import { openGround } from './ground/ground.ts'
import { keepPictures } from './ground/kept-pictures.ts'
import { OUTPUT } from './ground/output.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that all journeys share. */
    readonly url: string
    /** Its database: what the server has really written down. */
    readonly databaseUrl: string
    /** PostgreSQL of this run; journeys with a server of their own make a database in it. */
    readonly postgresUrl: string
    readonly dataDir: string
    /** Folder of the pictures that servers have made. */
    readonly pictures: string
  }
}

/** Builds the web app, starts PostgreSQL and one server on a fresh database; takes all of it away afterwards. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildWebIfStale()
  await rm(OUTPUT, { recursive: true, force: true })
  await mkdir(OUTPUT, { recursive: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-journeys-'))
  // For root PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const ground = await openGround(dataDir)
  await keepPictures(await demoPictures(ground.databaseUrl), ground.pictures)
  provide('url', ground.server.url)
  provide('databaseUrl', ground.databaseUrl)
  provide('postgresUrl', ground.postgresUrl)
  provide('dataDir', dataDir)
  provide('pictures', ground.pictures)
  return async () => {
    await ground.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
