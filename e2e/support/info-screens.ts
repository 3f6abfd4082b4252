import { PATHS } from '#web/paths.ts'
import { waitForApp } from './app-ready.ts'
import { atPath, openPath, pageScreen, type Screen } from './screen.ts'

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
  pageScreen('brand-register-member', 'member', PATHS.registerBrand),
  pageScreen('brand-terms', 'visitor', PATHS.brandTerms),
  pageScreen('data-processing', 'visitor', PATHS.dataProcessing),
  pageScreen('legal-versions', 'visitor', PATHS.legalVersions),
  pageScreen('imprint', 'visitor', PATHS.imprint),
  pageScreen('privacy', 'visitor', PATHS.privacy),
  pageScreen('accessibility', 'visitor', PATHS.accessibility),
  pageScreen('licences', 'visitor', PATHS.licences),
  pageScreen('ranking', 'visitor', PATHS.ranking),
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
