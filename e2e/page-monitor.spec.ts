import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'
import { openDevice } from './support/device.ts'
import { journey } from './support/journey.ts'

const PAGES: Readonly<Record<string, string>> = {
  '/fine': '<!doctype html><title>fine</title><link rel="icon" href="data:,">',
  '/console': '<!doctype html><link rel="icon" href="data:,"><script>console.warn("careful")</script>',
  '/throw': '<!doctype html><link rel="icon" href="data:,"><script>throw new Error("broken")</script>',
  '/foreign':
    '<!doctype html><link rel="icon" href="data:,"><script>fetch("https://tracker.example/").catch(() => {})</script>',
  '/refused': '<!doctype html><link rel="icon" href="data:,"><script>fetch("/gone")</script>',
  '/keeps':
    '<!doctype html><link rel="icon" href="data:,"><script>localStorage.setItem("visitor", "1"); document.cookie = "ad=1"</script>',
  '/policy': '<!doctype html><link rel="icon" href="data:,"><script src="/policy.js"></script>',
  '/styles': '<!doctype html><link rel="icon" href="data:,"><style>b {}</style>',
  '/markup':
    '<!doctype html><link rel="icon" href="data:,"><body><script>document.body.innerHTML = "<b>bold</b>"</script>',
}
const POLICIES: Readonly<Record<string, string>> = {
  '/policy': "script-src 'none'",
  '/styles': "style-src 'self'",
  '/markup': "require-trusted-types-for 'script'",
}

let server: Server
let address = ''

// Pages that do what ours must not. All other journeys rely on the monitor to report it.
beforeAll(async () => {
  server = createServer((request, response) => {
    const page = PAGES[request.url ?? '']
    const policy = POLICIES[request.url ?? '']
    const headers = { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) }
    response.writeHead(page ? 200 : 404, headers)
    response.end(page ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

journey('the page monitor reports what a page must not do, and nothing else', async ({ browser }) => {
  const seenOn = async (path: string) => {
    const device = await openDevice(browser, address, { hasSeenOnboarding: false })
    await device.page.goto(path)
    await device.page.waitForLoadState('networkidle')
    return (await device.close()).join('\n')
  }
  const seen = Object.fromEntries(await Promise.all(Object.keys(PAGES).map(async (path) => [path, await seenOn(path)])))
  expect(seen['/fine']).toBe('')
  expect(seen['/console']).toBe('console warning: careful')
  expect(seen['/throw']).toContain('uncaught: Error: broken')
  expect(seen['/foreign']).toContain('request to another host: tracker.example (fetch)')
  expect(seen['/refused']).toBe('answer 404 to GET /gone')
  expect(seen['/keeps']).toBe('stored in cookies: ad\nstored in localStorage: visitor')
  for (const path of ['/policy', '/styles']) expect(seen[path]).toContain('Content Security Policy')
  expect(seen['/markup']).toContain('TrustedHTML')
})
