import { openPath, type Screen } from './screen.ts'

const STATE = '**/api/site/state'
const OPEN = { shoppers: true, brands: true }
const LINE = {
  de: 'Heute Nacht von 2 bis 3 Uhr arbeiten wir an den Servern. Likes werden dann später gespeichert.',
  en: 'Tonight from 2 to 3 we work on the servers. Likes are saved later then.',
}

interface Announced {
  readonly name: string
  readonly as: 'visitor' | 'member'
  readonly path: string
  readonly state: object
  readonly says: RegExp
  /** What is pressed first. */
  readonly press?: RegExp
}

/** A page while staff announce something, or have closed registration. */
const announced = ({ name, as, path, state, says, press }: Announced): Screen => ({
  name: `announced-${name}`,
  as,
  open: async ({ device: { page } }) => {
    await page.route(STATE, (route) => route.fulfill({ json: state }))
    await openPath(page, path)
    if (press) await page.getByRole('tab', { name: press }).click()
    await page.getByText(says).first().waitFor()
  },
  cleanUp: ({ device }) => device.page.unroute(STATE),
})

const SCREENS: readonly Announced[] = [
  {
    name: 'start',
    as: 'visitor',
    path: '/',
    says: /^(Heute Nacht|Tonight)/,
    state: { line: LINE, registration: OPEN },
  },
  {
    name: 'deck',
    as: 'member',
    path: '/',
    says: /^(Heute Nacht|Tonight)/,
    state: { line: LINE, registration: OPEN },
  },
  {
    name: 'no-shoppers',
    as: 'visitor',
    path: '/auth',
    press: /^(Registrieren|Register)/,
    says: /^(Neue Konten lassen|New accounts cannot)/,
    state: { line: null, registration: { ...OPEN, shoppers: false } },
  },
  {
    name: 'no-brands',
    as: 'visitor',
    path: '/brand-register',
    says: /^(Neue Marken nehmen|We are not accepting)/,
    state: { line: null, registration: { ...OPEN, brands: false } },
  },
]

/** What staff say above all pages, and closed registration (Product 14). */
export const ANNOUNCED: readonly Screen[] = SCREENS.map(announced)
