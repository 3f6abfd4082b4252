import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { RECOVERY } from '#contract/access-recovery.limits.ts'
import { ACCOUNT } from '#contract/accounts.limits.ts'
import { VIEW_DAYS } from '#contract/brand-products.limits.ts'
import { ORDER_MOST_DAYS_AGO, ORDER_WINDOW_DAYS, REVENUE_DAYS } from '#contract/orders.limits.ts'
import { OVERVIEW_DAYS, TOP_VIEWERS, TREND_BASE } from '#contract/overview.limits.ts'
import { FEWEST_PEOPLE } from '#contract/product-insights.limits.ts'
import { CHECKLIST_PRODUCTS } from '#contract/registration.limits.ts'
import { SITE_TEXT } from '#contract/site.limits.ts'
import { de } from '#web/i18n/de.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Reads a number that is defined in one file and not exported. */
function constant(path: string, pattern: RegExp): number {
  const found = pattern.exec(readFileSync(root + path, 'utf8'))?.[1]
  if (!found) throw new Error(`${path} no longer contains ${pattern}`)
  return Number(found)
}

const accountDays = constant('server/features/accounts/housekeeping.service.ts', /unverifiedMs: (\d+) \* DAY_MS/)
const bounceDays = constant('server/features/accounts/housekeeping.service.ts', /bouncesMs: (\d+) \* DAY_MS/)
const sessionDays = constant('server/features/accounts/housekeeping.service.ts', /sessionsMs: (\d+) \* DAY_MS/)
const registeringHours = constant(
  'server/features/accounts/sign-in/registering-browser.service.ts',
  /REGISTERING_SECONDS = (\d+) \* 3600/,
)
const messageMonths = constant('server/features/site/mails/site-mail.service.ts', /KEEP_MONTHS = (\d+)/)
const ticketMonths = constant('server/features/support/lifecycle.service.ts', /KEPT_MONTHS = (\d+)/)
const dropDays = constant('server/features/drops/housekeeping.service.ts', /endedMs: (\d+) \* DAY_MS/)
const unconfirmedDays = constant('server/features/drops/housekeeping.service.ts', /unconfirmedMs: (\d+) \* DAY_MS/)
const proofYears = constant('server/features/drops/housekeeping.service.ts', /proofMs: (\d+) \* 365/)
const leastPercent = constant('server/features/drops/price/price-drops.service.ts', /LEAST_PERCENT = (\d+)/)
const swipeMonths = constant('server/features/discovery/retention/retention.service.ts', /months: (\d+)/)
const longPassword = constant('web/ui/forms/password-strength.ts', /LONG = (\d+)/)
const reminderHour = constant('web/device/native/reminder.ts', /REMINDER_HOUR = (\d+)/)
const demoDays = constant('web/features/demo-dashboard/label/timetable.ts', /DEMO_DAYS = (\d+)/)
const reportHour = constant('server/features/insights/reports/report-period.ts', /SENT_AT_HOUR = (\d+)/)
/** Trust 4.3: what the operator keeps; no code of ours contains these numbers. */
const OPERATOR = { logDays: 90, backupDays: 30 } as const
/** The longest window, the hour that its counter is kept, and the hour between two clean-ups. */
const RATE_HOURS = 24 + 1 + 1
/** Days of the price history, fixed by law (PAngV § 11). */
const PRICE_DAYS = 30

const WEEK_DAYS = 7
/** Percent of the intervals of shares. */
const CONFIDENCE = 95

/** Texts that contain numbers of the code, with these numbers. */
const NUMBERS_IN_TEXTS: Readonly<Record<string, readonly number[]>> = {
  'accounts.usernameHint': [ACCOUNT.usernameMin, ACCOUNT.usernameMax],
  'accounts.usernameCharacters': [ACCOUNT.usernameMin, ACCOUNT.usernameMax],
  'accounts.forgotText': [ACCOUNT.codeDigits],
  'accounts.successText': [ACCOUNT.codeDigits],
  'accounts.passwordShort': [ACCOUNT.passwordMin],
  'accounts.codeInvalid': [ACCOUNT.codeDigits],
  'accounts.verifyText': [ACCOUNT.codeDigits, ACCOUNT.codeMinutes],
  'accounts.verifyTextNoEmail': [ACCOUNT.codeDigits],
  'accounts.resetText': [ACCOUNT.codeDigits],
  'accounts.emailUndoneText': [ACCOUNT.codeDigits],
  'accounts.emailLinkExpiredText': [ACCOUNT.emailRevertDays],
  'recovery.startText': [RECOVERY.noticeHours],
  'recovery.confirmText': [RECOVERY.noticeHours],
  'recovery.confirmedText': [RECOVERY.noticeHours],
  'products.column-views': [VIEW_DAYS],
  'contact.keep': [messageMonths],
  'contact.textShort': [SITE_TEXT.messageMin],
  'demo.what': [demoDays],
  'demo.tour3Text': [PRICE_DAYS],
  'discovery.lowest30d': [PRICE_DAYS],
  'discovery.namedReduced': [PRICE_DAYS],
  'drops.emailHint': [dropDays],
  'drops.priceAlertHint': [leastPercent, PRICE_DAYS],
  'drops.expiredText': [unconfirmedDays],
  'leaving.staysLetters': [messageMonths],
  'leaving.staysConsent': [proofYears, 7],
  'leaving.staysLog': [OPERATOR.logDays],
  'leaving.staysBackups': [OPERATOR.backupDays],
  'insights.orderedWhat': [ORDER_WINDOW_DAYS],
  'orders.figures': [REVENUE_DAYS, REVENUE_DAYS],
  'orders.fileLimits': [ORDER_MOST_DAYS_AGO],
  'overview.revenueWhat': [REVENUE_DAYS, ORDER_WINDOW_DAYS],
  'overview.orderRateWhat': [OVERVIEW_DAYS],
  'overview.viewsSub': [WEEK_DAYS, WEEK_DAYS],
  'overview.savesSub': [WEEK_DAYS],
  'overview.rateWhat': [OVERVIEW_DAYS],
  'overview.rateSub': [OVERVIEW_DAYS],
  'overview.trendWhat': [WEEK_DAYS, WEEK_DAYS, TREND_BASE],
  'overview.interestedWhat': [OVERVIEW_DAYS],
  'overview.interestedSub': [OVERVIEW_DAYS, OVERVIEW_DAYS],
  'overview.activityEmpty': [OVERVIEW_DAYS],
  'overview.topEmpty': [TOP_VIEWERS],
  'productfigures.priceWhat': [CONFIDENCE, FEWEST_PEOPLE],
  'productfigures.sizeWhat': [FEWEST_PEOPLE],
  'registration.passwordHint': [ACCOUNT.passwordMinBrand],
  'registration.passwordText': [ACCOUNT.passwordMinBrand],
  'registration.codeText': [ACCOUNT.codeDigits, ACCOUNT.codeMinutes],
  'registration.item-products': [CHECKLIST_PRODUCTS],
  'settings.kind-weekly-report': [reportHour],
  'settings.kind-weekly-trends': [reportHour],
  'settings.kind-monthly-report': [reportHour],
  'sales.percentHint': [PRICE_DAYS],
  'sales.lowest': [PRICE_DAYS],
  'reminder.hint': [reminderHour, 0],
  'ui.strengthHint': [ACCOUNT.passwordMin, longPassword],
  'privacy.account-keep': [accountDays, ACCOUNT.emailRevertDays, bounceDays],
  'privacy.sessions-keep': [sessionDays, 24],
  'privacy.statistics-keep': [swipeMonths],
  'privacy.drops-keep': [dropDays, unconfirmedDays, proofYears],
  'privacy.letters-keep': [messageMonths],
  'privacy.support-keep': [ticketMonths],
  'privacy.device-session': [registeringHours],
  'privacy.security-keep': [RATE_HOURS, OPERATOR.logDays],
}

/** Texts with numbers that are part of a name: a key, a telephone number, a size, a tile, an interval. */
const NAMES = new Set([
  // The best ratio of a picture
  'products.labSides',
  'products.labEnds',
  // An example of a material, and the sum of its shares
  'products.fibresForAllError',
  'products.fibresForAllHint',
  // Shopware 5
  'imports.dropFormats',
  'imports.format-shopware5',
  'figures.export-rfc4180',
  'brands.noLetter',
  // § 19
  'checkout.tax-small-business',
  'contact.after4',
  // A step of the guide
  'orders.waitingText',
  'overview.revenue',
  'overview.topRateWhat',
  'heads.dataProcessing',
  'registration.registerHint',
  'registration.taxSmallHint',
  'sizes.letters',
  'ui.toasts',
])
/** Areas that quote laws, versions and standards, whose numbers are not ours. */
const QUOTING = new Set(['privacy', 'terms', 'brandterms', 'legal', 'accessibility'])

const numbersIn = (text: string): readonly number[] => [...text.matchAll(/(?<!\w)\d+/g)].map(Number)
const sentences = Object.entries(de).flatMap(([area, words]) =>
  Object.entries(words).map(([name, text]) => ({
    area,
    key: `${area}.${name}`,
    text: typeof text === 'string' ? text : `${text.one} ${text.other}`,
  })),
)

test.each(Object.entries(NUMBERS_IN_TEXTS))('%s contains the numbers that the code uses', (key, numbers) => {
  const said = sentences.find((sentence) => sentence.key === key)
  expect([...numbersIn(said?.text ?? '')].sort()).toEqual([...numbers].sort())
})

test('no other text contains a number', () => {
  const isHeading = (text: string) => /^\d+\. /.test(text)
  const frozen = sentences.filter(
    ({ area, key, text }) =>
      numbersIn(text).length > 0 &&
      !isHeading(text) &&
      !QUOTING.has(area) &&
      !NAMES.has(key) &&
      !(key in NUMBERS_IN_TEXTS),
  )
  expect(
    frozen.map(({ key, text }) => `${key}: ${text}`),
    'fill the number in by a placeholder, or add the text to NUMBERS_IN_TEXTS',
  ).toEqual([])
})
