import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { stopOnce } from '../stop-once.ts'

// Two servers: vite on the address people open, ours one port above it. Vite passes /api, /media and /dev on.

const port = Number(process.env['PORT'] ?? 3000)
const backendPort = port + 1
const backend = `http://127.0.0.1:${backendPort}`

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(import.meta.dirname, '../serve.ts')],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(backendPort),
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    },
  },
)
const serverEnd = new Promise((resolve) => server.on('close', resolve))

// vite.config.ts sends /api and /media there. The slash after dev matters: /device is a folder of ours.
process.env['API_ORIGIN'] = backend
const web = await createServer({ server: { port, strictPort: true, proxy: { '^/dev/': backend } } })

stopOnce(async () => {
  server.kill('SIGTERM')
  await web.close()
  await serverEnd
})

await web.listen()
web.printUrls()
