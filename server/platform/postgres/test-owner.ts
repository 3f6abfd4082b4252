import { startEmbeddedPostgres } from './embedded.ts'

// Runs the database in its own process, for tests that kill it: node test-owner.ts DATA_DIR

const [dataDir = ''] = process.argv.slice(2)
const silent = { info: () => {}, warn: () => {}, error: (line: string) => process.stderr.write(`${line}\n`) }
const postgres = await startEmbeddedPostgres({ dataDir, log: silent })
process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)))
process.stdout.write(`${JSON.stringify({ url: postgres.url, pid: postgres.pid })}\n`)
setInterval(() => {}, 60_000)
