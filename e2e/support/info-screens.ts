import { waitForApp } from './app-ready.ts'
import { atPath, openPath, type Screen } from './screen.ts'

/** What everybody may read and say without an account. */
export const INFORMATION: readonly Screen[] = [
  { name: 'brand-register', as: 'visitor', open: atPath('/brand-register') },
  { name: 'imprint', as: 'visitor', open: atPath('/impressum') },
  { name: 'privacy', as: 'visitor', open: atPath('/datenschutz') },
  { name: 'accessibility', as: 'visitor', open: atPath('/barrierefreiheit') },
  { name: 'licences', as: 'visitor', open: atPath('/lizenzen') },
  { name: 'ranking', as: 'visitor', open: atPath('/so-sortieren-wir') },
  { name: 'contact', as: 'visitor', open: atPath('/kontakt') },
  { name: 'report', as: 'visitor', open: atPath('/melden') },
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
