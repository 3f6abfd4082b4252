import { DOCUMENT_PAGES } from '#contract/legal-documents.ts'
import type { NoticeContent, NoticeKind } from '#contract/notice-content.ts'
import type { MemberRole } from '#contract/rights.ts'
import type { Language } from '#contract/vocabulary.ts'
import { writtenNumber } from '#server/platform/text/written-number.ts'
import { campaignStoppedText, campaignsBlockedText, linkBrokenText, weakPictureText } from './ad-texts.ts'
import { closingText } from './closing-texts.ts'
import { creditText, lowCreditText } from './credit-texts.ts'
import { feedText } from './feed-texts.ts'
import { removedMessageText, unreadMessageText } from './message-texts.ts'
import { staffMoneyText } from './money-texts.ts'
import { planText } from './plan-texts.ts'
import { recoveryText } from './recovery-texts.ts'
import { reportText } from './report-texts.ts'
import { staffTicketText, ticketText } from './ticket-texts.ts'
import { trendsText } from './trends-texts.ts'

export interface NoticeText {
  readonly title: string
  readonly text: string
  /** Where it leads to; null: nowhere. */
  readonly path: string | null
}

type ContentOf<K extends NoticeKind> = Extract<NoticeContent, { readonly kind: K }>
type Texts = { readonly [K in NoticeKind]: (notice: ContentOf<K>) => NoticeText }

const DASHBOARD = '/dashboard'
const TEAM = '/dashboard/team'
const SETTINGS = '/dashboard/settings'
const productPath = ({ productId }: { readonly productId: string }) => `/edit-product/${productId}`

const ROLES: Readonly<Record<Language, Readonly<Record<MemberRole, string>>>> = {
  de: { admin: 'Admin', editor: 'Redaktion', marketing: 'Marketing', support: 'Support', finance: 'Buchhaltung' },
  en: { admin: 'Admin', editor: 'Editor', marketing: 'Marketing', support: 'Support', finance: 'Finance' },
}

const GERMAN_BRAND = {
  approved: (brand: string) => [`${brand} ist freigegeben`, 'Ab jetzt sehen alle deinen Shop.'],
  changes_requested: (brand: string) => [`${brand}: Änderung nötig`, 'Ändere deine Angaben und reiche sie neu ein.'],
  rejected: (brand: string) => [`${brand} wurde abgelehnt`, ''],
  suspended: (brand: string) => [`${brand} ist gesperrt`, 'Nichts von deiner Marke ist öffentlich.'],
  restored: (brand: string) => [`${brand} ist wieder öffentlich`, 'Die Sperre ist aufgehoben.'],
} as const
const ENGLISH_BRAND = {
  approved: (brand: string) => [`${brand} is approved`, 'From now on everyone sees your shop.'],
  changes_requested: (brand: string) => [`${brand}: changes requested`, 'Change your details and submit them again.'],
  rejected: (brand: string) => [`${brand} was rejected`, ''],
  suspended: (brand: string) => [`${brand} is suspended`, 'Nothing of your brand is public.'],
  restored: (brand: string) => [`${brand} is public again`, 'The suspension is lifted.'],
} as const
const GERMAN_PRODUCT = {
  approved: (product: string) => [`„${product}“ ist freigegeben`, 'Es ist jetzt im Deck und in deinem Shop.'],
  changes_requested: (product: string) => [`„${product}“: Änderung nötig`, 'Ändere es und veröffentliche es neu.'],
  rejected: (product: string) => [`„${product}“ wurde abgelehnt`, ''],
  blocked: (product: string) => [`„${product}“ ist gesperrt`, 'Es wird nicht mehr gezeigt.'],
  restored: (product: string) => [`„${product}“ ist wieder frei`, 'Die Sperre ist aufgehoben.'],
  change_approved: (product: string) => [`Änderung an „${product}“ ist freigegeben`, 'Die neue Fassung ist live.'],
  change_rejected: (product: string) => [
    `Änderung an „${product}“ wurde abgelehnt`,
    'Die bisherige Fassung bleibt live.',
  ],
} as const
const ENGLISH_PRODUCT = {
  approved: (product: string) => [`“${product}” is approved`, 'It is now in the deck and in your shop.'],
  changes_requested: (product: string) => [`“${product}”: changes requested`, 'Change it and publish it again.'],
  rejected: (product: string) => [`“${product}” was rejected`, ''],
  blocked: (product: string) => [`“${product}” is blocked`, 'It is no longer shown.'],
  restored: (product: string) => [`“${product}” is free again`, 'The block is lifted.'],
  change_approved: (product: string) => [`The change of “${product}” is approved`, 'The new version is live.'],
  change_rejected: (product: string) => [`The change of “${product}” was rejected`, 'The present version stays live.'],
} as const

const GERMAN_DOCUMENTS = {
  'brand-terms': 'AGB für Marken',
  'data-processing': 'Auftragsverarbeitung',
  privacy: 'Datenschutz',
} as const
const ENGLISH_DOCUMENTS = {
  'brand-terms': 'Terms for brands',
  'data-processing': 'Data processing',
  privacy: 'Privacy',
} as const

/** Product 18, `importDone`. */
const importDone = {
  de: (notice: ContentOf<'import-done'>): NoticeText => ({
    title: notice.hasFailed ? 'Der Import ist abgebrochen' : 'Der Import ist fertig',
    text: notice.hasFailed
      ? `${notice.fileName}: Was schon übernommen ist, bleibt. Sieh nach, woran es lag.`
      : `${notice.fileName}: ${writtenNumber(notice.created, 'de')} angelegt, ${writtenNumber(notice.updated, 'de')} aktualisiert, ${writtenNumber(notice.failed, 'de')} mit Fehlern.`,
    path: `/import-products/${notice.importId}`,
  }),
  en: (notice: ContentOf<'import-done'>): NoticeText => ({
    title: notice.hasFailed ? 'The import has stopped' : 'The import is done',
    text: notice.hasFailed
      ? `${notice.fileName}: what was imported stays. See what went wrong.`
      : `${notice.fileName}: ${writtenNumber(notice.created, 'en')} created, ${writtenNumber(notice.updated, 'en')} updated, ${writtenNumber(notice.failed, 'en')} with errors.`,
    path: `/import-products/${notice.importId}`,
  }),
} as const

/** A price that was lowered after the sale was planned. */
const saleNotReal = {
  de: ({ saleId, sale, unreal, products }: ContentOf<'sale-not-real'>): NoticeText => ({
    title: `Sale „${sale}“: kein echter Rabatt`,
    text:
      products === 1
        ? 'Das Produkt war in den letzten 30 Tagen schon so günstig. Es wird ohne Rabatt gezeigt.'
        : `${writtenNumber(unreal, 'de')} von ${writtenNumber(products, 'de')} Produkten waren in den letzten 30 Tagen schon so günstig. Sie werden ohne Rabatt gezeigt.`,
    path: `/dashboard/sale/${saleId}`,
  }),
  en: ({ saleId, sale, unreal, products }: ContentOf<'sale-not-real'>): NoticeText => ({
    title: `Sale “${sale}”: not a real discount`,
    text:
      products === 1
        ? 'The product was as cheap within the last 30 days. It is shown without a reduction.'
        : `${writtenNumber(unreal, 'en')} of ${writtenNumber(products, 'en')} products were as cheap within the last 30 days. They are shown without a reduction.`,
    path: `/dashboard/sale/${saleId}`,
  }),
} as const

/** A title, a sentence and the reviewer's words. */
const reviewed = ([title, sentence]: readonly string[], reason: string, path: string): NoticeText => ({
  title: title ?? '',
  text: [sentence, reason].filter(Boolean).join(' '),
  path,
})

const TEXTS: Readonly<Record<Language, Texts>> = {
  de: {
    'brand-reviewed': ({ brand, decision, reason }) => reviewed(GERMAN_BRAND[decision](brand), reason, DASHBOARD),
    'product-reviewed': (notice) =>
      reviewed(GERMAN_PRODUCT[notice.decision](notice.product), notice.reason, productPath(notice)),
    'domain-settled': ({ domain, isOurs, reason }) => ({
      title: isOurs ? `${domain} gehört zu deiner Marke` : `${domain} gehört zu einer anderen Marke`,
      text: [
        isOurs ? 'Der Streit um die Domain ist entschieden.' : 'Deine Bestätigung der Domain gilt nicht mehr.',
        reason,
      ].join(' '),
      path: SETTINGS,
    }),
    'link-broken': linkBrokenText('de'),
    'team-changed': ({ brand, username, change }) => ({
      title: change === 'joined' ? `${username} ist jetzt im Team` : `${username} ist nicht mehr im Team`,
      text: brand,
      path: TEAM,
    }),
    'own-role': ({ brand, change, role }) => {
      if (change === 'removed')
        return { title: `Du bist nicht mehr im Team von ${brand}`, text: 'Dein Zugang ist beendet.', path: null }
      if (change === 'owner')
        return { title: `${brand} gehört jetzt dir`, text: 'Du bist Inhaber und hast alle Rechte.', path: TEAM }
      return { title: `Deine Rolle bei ${brand}: ${role ? ROLES.de[role] : ''}`, text: '', path: DASHBOARD }
    },
    closure: ({ brand, phase }) => ({
      title:
        phase === 'began' ? `Betriebsferien von ${brand} haben begonnen` : `Betriebsferien von ${brand} sind vorbei`,
      text: phase === 'began' ? 'Deine Produkte sind nicht im Deck.' : 'Deine Produkte sind wieder im Deck.',
      path: SETTINGS,
    }),
    'brand-closing': closingText('de'),
    'terms-changed': ({ brand, document, day }) => ({
      title: `${GERMAN_DOCUMENTS[document]}: neue Fassung`,
      text: `Die neue Fassung gilt für ${brand} ab dem ${day.split('-').reverse().join('.')}. Was sich ändert, steht unter „Alle Fassungen“. Bist du nicht einverstanden, kannst du deine Marke vorher schließen.`,
      path: DOCUMENT_PAGES[document],
    }),
    'import-done': importDone.de,
    'sale-not-real': saleNotReal.de,
    feed: feedText('de'),
    'campaign-stopped': campaignStoppedText('de'),
    'campaigns-blocked': campaignsBlockedText('de'),
    'weak-picture': weakPictureText('de'),
    plan: planText('de'),
    credit: creditText('de'),
    'credit-low': lowCreditText('de'),
    'weekly-report': reportText('de'),
    'monthly-report': reportText('de'),
    'weekly-trends': trendsText('de'),
    'message-removed': removedMessageText('de'),
    message: unreadMessageText('de'),
    ticket: ticketText('de'),
    'ticket-staff': staffTicketText('de'),
    'access-recovery': recoveryText('de'),
    'money-staff': staffMoneyText('de'),
  },
  en: {
    'brand-reviewed': ({ brand, decision, reason }) => reviewed(ENGLISH_BRAND[decision](brand), reason, DASHBOARD),
    'product-reviewed': (notice) =>
      reviewed(ENGLISH_PRODUCT[notice.decision](notice.product), notice.reason, productPath(notice)),
    'domain-settled': ({ domain, isOurs, reason }) => ({
      title: isOurs ? `${domain} belongs to your brand` : `${domain} belongs to another brand`,
      text: [
        isOurs ? 'The dispute about the domain is settled.' : 'Your verification of the domain no longer counts.',
        reason,
      ].join(' '),
      path: SETTINGS,
    }),
    'link-broken': linkBrokenText('en'),
    'team-changed': ({ brand, username, change }) => ({
      title: change === 'joined' ? `${username} has joined the team` : `${username} has left the team`,
      text: brand,
      path: TEAM,
    }),
    'own-role': ({ brand, change, role }) => {
      if (change === 'removed')
        return { title: `You have left the team of ${brand}`, text: 'Your access has ended.', path: null }
      if (change === 'owner')
        return { title: `${brand} belongs to you now`, text: 'You are the owner and have all rights.', path: TEAM }
      return { title: `Your role at ${brand}: ${role ? ROLES.en[role] : ''}`, text: '', path: DASHBOARD }
    },
    closure: ({ brand, phase }) => ({
      title: phase === 'began' ? `The closure of ${brand} has begun` : `The closure of ${brand} is over`,
      text: phase === 'began' ? 'Your products are not in the deck.' : 'Your products are in the deck again.',
      path: SETTINGS,
    }),
    'brand-closing': closingText('en'),
    'terms-changed': ({ brand, document, day }) => ({
      title: `${ENGLISH_DOCUMENTS[document]}: new version`,
      text: `The new version holds for ${brand} from ${day.split('-').reverse().join('/')}. What changes is listed under “All versions”. If you do not agree, you can close your brand before then.`,
      path: DOCUMENT_PAGES[document],
    }),
    'import-done': importDone.en,
    'sale-not-real': saleNotReal.en,
    feed: feedText('en'),
    'campaign-stopped': campaignStoppedText('en'),
    'campaigns-blocked': campaignsBlockedText('en'),
    'weak-picture': weakPictureText('en'),
    plan: planText('en'),
    credit: creditText('en'),
    'credit-low': lowCreditText('en'),
    'weekly-report': reportText('en'),
    'monthly-report': reportText('en'),
    'weekly-trends': trendsText('en'),
    'message-removed': removedMessageText('en'),
    message: unreadMessageText('en'),
    ticket: ticketText('en'),
    'ticket-staff': staffTicketText('en'),
    'access-recovery': recoveryText('en'),
    'money-staff': staffMoneyText('en'),
  },
}

/** What a reader sees of it. */
export function noticeText(notice: NoticeContent, language: Language): NoticeText {
  // The kind of the notice chooses the function for this kind, which the type system cannot follow.
  const write = TEXTS[language][notice.kind] as (notice: NoticeContent) => NoticeText
  return write(notice)
}
