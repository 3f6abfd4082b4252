import { at, go, type Screen } from './screen.ts'
import { takenOver } from './taken-over.ts'

/** What everybody may read and say without an account. */
export const INFORMATION: readonly Screen[] = [
  { name: 'brand-register', as: 'visitor', open: at('/brand-register') },
  { name: 'imprint', as: 'visitor', open: at('/impressum') },
  { name: 'privacy', as: 'visitor', open: at('/datenschutz') },
  { name: 'accessibility', as: 'visitor', open: at('/barrierefreiheit') },
  { name: 'ranking', as: 'visitor', open: at('/so-sortieren-wir') },
  { name: 'contact', as: 'visitor', open: at('/kontakt') },
  { name: 'report', as: 'visitor', open: at('/melden') },
  {
    name: 'report-error',
    as: 'visitor',
    open: async ({ device: { page } }) => {
      await go(page, '/melden')
      await takenOver(page)
      await page.getByRole('button', { name: /^(Meldung senden|Send report)$/ }).click()
      await page.getByRole('alert').getByText(/./).waitFor()
    },
  },
  { name: 'imprint-member', as: 'member', open: at('/impressum') },
]
