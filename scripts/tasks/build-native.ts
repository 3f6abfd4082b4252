import { join } from 'node:path'
import { attempt } from '../attempt.ts'
import { buildWebIfStale } from '../build-web.ts'
import { serverOrigin } from '../native/document.ts'
import { writeNativeApp } from '../native/write-app.ts'

const root = join(import.meta.dirname, '../..')
const server = serverOrigin(process.argv[2] ?? process.env['PUBLIC_URL'] ?? '')
if (!server) {
  console.error('Name the server of the app:  npm run build:native -- https://your.server')
  process.exit(1)
}

await attempt(async () => {
  await buildWebIfStale()
  await writeNativeApp(join(root, 'dist'), join(root, 'mobile'), server)
})
console.log(`Ready: the app for ${server} is in mobile/www. Next: docs/how-to/native.md.`)
