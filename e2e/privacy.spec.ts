import { expect } from 'vitest'
import { journey } from './ground/journey.ts'

// Trust L25; what pages ask for and keep is looked at on every screen (every-screen).
journey(
  'the session is out of reach of scripts, and nobody signed in has no cookie at all',
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
