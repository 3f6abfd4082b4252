import { expect } from 'vitest'
import { foreignStorage } from './ground/allowed-storage.ts'
import { journey } from './ground/journey.ts'
import { SCREENS } from './ground/screens.ts'

// trust L25, decisions 17. Requests to other hosts fail every journey through the watch; here every screen is visited,
// and what is kept on the device is looked at on each of them, not only at the end.
for (const as of ['visitor', 'member'] as const) {
  journey(
    `no screen of a ${as} asks anybody else or keeps more than it may`,
    { timeout: 180_000 },
    async ({ open, signedIn, url }) => {
      const device = await (as === 'member' ? signedIn() : open())
      const hosts = new Set<string>()
      device.context.on('request', (request) => hosts.add(new URL(request.url()).host))
      const kept: string[] = []
      for (const screen of SCREENS.filter((each) => each.as === as)) {
        await screen.open({ device, url })
        kept.push(...(await foreignStorage(device.context, device.page)).map((what) => `${screen.name}: ${what}`))
        await screen.leave?.({ device, url })
      }
      expect(kept).toEqual([])
      expect([...hosts]).toEqual([new URL(url).host])
    },
  )
}

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
