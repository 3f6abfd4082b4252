import { expect } from 'vitest'
import type { Design } from '#contract/shop-theme.ts'
import { randomTheme, seeded } from '#contract/testing/random-theme.ts'
import { DEMO_OWNER } from '#server/demo/desk-accounts.ts'
import { violations } from './support/axe.ts'
import { isThorough } from './support/condition.ts'
import { journey } from './support/journey.ts'
import { horizontalOverflow } from './support/layout-checks.ts'
import { layoutShift } from './support/layout-shift.ts'
import { waitForVisible } from './support/locators.ts'
import { call, signIn } from './support/person.ts'

const DESIGNS = 8

// Issue 18: a sample of the designs that web/features/brands/theme/designed-shop.test.tsx draws.
journey.runIf(isThorough)(
  'random designs with hostile texts can be read, stay still, and fit any screen',
  async ({ open, url }) => {
    const { request } = (await open()).context
    await signIn(request, url, DEMO_OWNER)
    const answered = async <T>(method: 'GET' | 'PUT' | 'POST', path: string, data?: unknown) =>
      (await (await call(request, url, method, path, data)).json()) as T
    const before = await answered<Design>('GET', '/api/brand/theme')
    const named = before.draft.sections.flatMap((section) => ('products' in section ? section.products : []))
    const link = await answered<{ url: string }>('POST', '/api/brand/theme/preview-links', {})
    const { page } = await open({ reducedMotion: 'reduce' })
    const random = seeded(320)
    let { version } = before
    const wrong: string[] = []
    for (let count = 0; count < DESIGNS; count++) {
      const theme = randomTheme(random, [...new Set(named)])
      version = (await answered<Design>('PUT', '/api/brand/theme', { version, theme })).version
      await page.goto(new URL(link.url).pathname)
      await waitForVisible(page.getByRole('heading', { level: 1, name: 'Pegelstand Nord' }))
      const shift = await layoutShift(page)
      if (shift >= 0.001) wrong.push(`${count} (${theme.preset}): moves by ${shift}`)
      wrong.push(...(await violations(page)).map((what) => `${count} (${theme.preset}): ${what}`))
      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = await horizontalOverflow(page)
      if (overflow) wrong.push(`${count} (${theme.preset}), 320 px: ${overflow}`)
      await page.setViewportSize({ width: 390, height: 844 })
    }
    await call(request, url, 'PUT', '/api/brand/theme', { version, theme: before.draft })
    expect(wrong).toEqual([])
  },
)

journey(
  'a designed shop does not move while it is opened, for visitors and members',
  async ({ open, signedIn, url }) => {
    const member = await signedIn()
    const idOf = async (name: string) => {
      const answer = await call(member.context.request, url, 'GET', `/api/brands?${new URLSearchParams({ q: name })}`)
      const { brands } = (await answer.json()) as { brands: readonly { id: string; name: string }[] }
      return brands.find((brand) => brand.name === name)?.id
    }
    const visitor = await open()
    for (const name of ['Pegelstand Nord', 'Donauknick', 'Pflaumenpunk']) {
      const id = await idOf(name)
      expect(id, name).toBeDefined()
      for (const { page } of [visitor, member]) {
        await page.goto(`/brands/${id}/shop`)
        await waitForVisible(page.getByRole('heading', { level: 2, name: 'Alle Produkte' }))
        expect(await layoutShift(page), name).toBeLessThan(0.001)
      }
    }
  },
)
