import { PATHS } from '#web/paths.ts'
import { waitForApp } from './app-ready.ts'
import { atPath, openPath, pageScreen, type Screen } from './screen.ts'

/** An invitation to a team; for a member it went to another address. */
const invitation = (as: Screen['as']): Screen => ({
  name: `team-invitation-${as}`,
  as,
  open: async ({ device: { page } }) => {
    await page.route('**/api/invitations/*', (route) =>
      route.fulfill({
        json: {
          brand: 'Nachtschicht',
          role: 'marketing',
          email: 'donaudampfschifffahrt@gesellschaft.example',
          expiresAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
        },
      }),
    )
    await openPath(page, `${PATHS.teamInvite}?token=${'x'.repeat(43)}`)
    await page.getByText('donaudampfschifffahrt@gesellschaft.example').waitFor()
  },
  cleanUp: ({ device: { page } }) => page.unroute('**/api/invitations/*'),
})

/** Information and forms that need no account. */
export const INFORMATION: readonly Screen[] = [
  pageScreen('brand-register', 'visitor', PATHS.brandRegister),
  {
    name: 'brand-register-code',
    as: 'visitor',
    open: async ({ device: { page } }) => {
      await openPath(page, PATHS.brandRegister)
      await page.evaluate(() =>
        localStorage.setItem(
          'brand_draft',
          JSON.stringify({ account: { username: 'ida', email: 'ida@kante-nord.example' } }),
        ),
      )
      await openPath(page, `${PATHS.brandRegister}?step=confirm`)
      await page.getByText('ida@kante-nord.example').waitFor()
    },
    cleanUp: async ({ device: { page } }) => page.evaluate(() => localStorage.removeItem('brand_draft')),
  },
  invitation('visitor'),
  invitation('member'),
  pageScreen('brand-register-member', 'member', PATHS.registerBrand),
  pageScreen('brand-terms', 'visitor', PATHS.brandTerms),
  pageScreen('data-processing', 'visitor', PATHS.dataProcessing),
  pageScreen('legal-versions', 'visitor', PATHS.legalVersions),
  pageScreen('imprint', 'visitor', PATHS.imprint),
  pageScreen('privacy', 'visitor', PATHS.privacy),
  pageScreen('accessibility', 'visitor', PATHS.accessibility),
  pageScreen('licences', 'visitor', PATHS.licences),
  pageScreen('ranking', 'visitor', PATHS.ranking),
  pageScreen('transparency', 'visitor', PATHS.transparency),
  pageScreen('contact', 'visitor', PATHS.contact),
  pageScreen('report', 'visitor', PATHS.report),
  {
    name: 'report-error',
    as: 'visitor',
    open: async ({ device: { page } }) => {
      await openPath(page, '/melden')
      await waitForApp(page)
      await page.getByRole('button', { name: /^(Meldung senden|Send report)$/ }).click()
      await page.getByRole('alert').getByText(/./).waitFor()
    },
  },
  { name: 'imprint-member', as: 'member', open: atPath('/impressum') },
]
