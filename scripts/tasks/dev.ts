import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { stopOnce } from '../stop-once.ts'

// Two servers: Vite on the address that the browser opens, ours one port above it. Vite proxies /api, /media and /dev.

/** A port that is free at this moment. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

const wanted = Number(process.env['PORT'] ?? 3000)
const port = wanted === 0 ? await freePort() : wanted
const backendPort = wanted === 0 ? await freePort() : port + 1
const backend = `http://127.0.0.1:${backendPort}`

const preload = new URL('../launch/stop-with-stdin.mjs', import.meta.url).href
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--import', preload, join(import.meta.dirname, '../serve.ts')],
  {
    stdio: ['pipe', 'inherit', 'inherit'],
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

// vite.config.ts proxies /api and /media there. The slash after dev matters: /device is a folder of the web app.
process.env['API_ORIGIN'] = backend
const web = await createVite({ server: { port, strictPort: true, proxy: { '^/dev/': backend } } })

stopOnce(async () => {
  server.kill('SIGTERM')
  await web.close()
  await serverEnd
})

await web.listen()
web.printUrls()
