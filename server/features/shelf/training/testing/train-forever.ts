// A process that begins a training and never finishes it, for tests that kill it.
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/data/database.ts'
import { createLog } from '#server/platform/scope/log.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { train } from '../training.service.ts'

const databaseUrl = process.argv[2] ?? ''
const log = createLog('silent')
const { db } = openDatabase(databaseUrl, log, { max: 2 })
const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseUrl })
const world = { config, db, log, now: () => new Date() } as World
const script = new URL('./broken-thread.ts', import.meta.url)
process.env['BROKEN_TRAINING'] = 'hangs'
await train(world, { databaseUrl, signal: new AbortController().signal, script })
