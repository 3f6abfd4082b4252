import { request } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import { codeFor } from './support/mailbox.ts'
import { call } from './support/person.ts'

// Issue 2: two server processes on one DATABASE_URL are one product.
journey('register on one process, swipe on the other, undo on the first', async ({ ownServer, person }) => {
  const one = await ownServer()
  const two = await ownServer({ beside: one })
  // Cookies know no port: one client is signed in on both, as behind a load balancer.
  const client = await request.newContext()
  onTestFinished(() => client.dispose())
  const { username, email, password } = person
  const wanted = { username, email, password, terms: true, userType: 'consumer' }
  await call(client, one.url, 'POST', '/api/auth/register', wanted)
  await call(client, two.url, 'POST', '/api/auth/verify-email', { email, code: await codeFor(one.url, email) })
  expect(await (await call(client, one.url, 'GET', '/api/auth/me')).json()).toMatchObject({ username, email })

  const here = apiOf({ context: { request: client } }, one.url)
  const there = apiOf({ context: { request: client } }, two.url)
  const [first, second, third] = (await here.feed()).map(({ id }) => id)
  await there.swipe(first ?? '', 'like')
  await here.swipe(second ?? '', 'pass')
  await there.swipe(third ?? '', 'like')
  expect(await here.savedIds()).toEqual([third, first])
  const undone = await (await call(client, one.url, 'POST', '/api/undo-swipe')).json()
  expect(undone).toEqual({ productId: third })
  for (const side of [here, there]) {
    expect(await side.savedIds()).toEqual([first])
    const dealt = (await side.feed()).map(({ id }) => id)
    expect(dealt).toContain(third)
    expect(dealt).not.toContain(first)
    expect(dealt).not.toContain(second)
  }
})
