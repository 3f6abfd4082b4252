import { expect } from 'vitest'
import { journey } from './support/journey.ts'

// Trust L25. Requests and storage of every screen are checked by support/inspect-group.ts.
journey(
  'scripts cannot read the session cookie, and signed-out visitors have no cookie',
  async ({ signedIn, phone }) => {
    await phone.page.goto('/')
    await phone.page.goto('/login')
    expect(await phone.context.cookies()).toEqual([])
    const { page, context } = await signedIn()
    await page.goto('/')
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(await context.cookies()).toMatchObject([{ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' }])
  },
)
