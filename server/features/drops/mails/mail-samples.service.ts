import type { MailKind } from '#contract/mail-texts.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { confirmationMail, digestMail, releaseMail, type Written } from './mail-texts.ts'
import { movedMail } from './moved-mail.ts'

interface Frame {
  readonly language: Language
  readonly site: string
}

const to = 'mia@example.org'
const PRODUCT = {
  ...{ name: 'Hoodie Nebel', brandName: 'Kante Nord', priceCents: 7990, variantPrices: undefined },
  ...{ lowestCents: 8990, shopHost: 'kante-nord.example' },
}
const NAME = `${PRODUCT.brandName} ${PRODUCT.name}`
const NEXT = { before: new Date('2026-12-04T17:00:00Z'), after: new Date('2026-12-11T17:00:00Z') }

/** Mails about drops and prices with invented contents; null: another feature sends that mail. */
export function sampleDropMail(kind: MailKind, { language, site }: Frame): Written | null {
  const leave = `${site}/mail/leave`
  switch (kind) {
    case 'drop-confirmation':
      return confirmationMail({
        email: to,
        language,
        productName: PRODUCT.name,
        brandName: PRODUCT.brandName,
        confirm: site,
      })
    case 'drop-release':
      return releaseMail({ to, language, product: PRODUCT, open: site, leave })
    case 'drop-moved':
      return movedMail({ to, language, name: NAME, productId: '1', ...NEXT, timezone: 'Europe/Berlin', site, leave })
    case 'price-drop':
      return digestMail({ to, username: 'Mia', language, fallen: [PRODUCT], site, leave })
    default:
      return null
  }
}
