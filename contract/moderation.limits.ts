import type { Language } from './vocabulary.ts'

/** Words and limits of the review that the browser and the server share. */

export const REVIEW_TYPES = ['brand', 'product'] as const
export type ReviewType = (typeof REVIEW_TYPES)[number]

const REVIEWED_TYPES = [...REVIEW_TYPES, 'domain'] as const

/** What a recorded decision is about; `account`: that of a brand, which staff end. */
export const DECIDED_TYPES = [...REVIEWED_TYPES, 'account'] as const

/** What waits for staff: beside reviews a domain that two brands claim, a report of content, and an appeal. */
export const QUEUE_TYPES = [...REVIEWED_TYPES, 'notice', 'appeal'] as const
export type QueueType = (typeof QUEUE_TYPES)[number]

/** The areas of the administration that work through a queue: the review, and reports with appeals. */
export const QUEUES = ['review', 'notices'] as const
export type QueueName = (typeof QUEUES)[number]
export const TYPES_OF_QUEUE: Readonly<Record<QueueName, readonly QueueType[]>> = {
  review: REVIEWED_TYPES,
  notices: ['notice', 'appeal'],
}

/** What staff decide; `reverse` lifts the last restriction, and both decisions are kept. */
export const DECISIONS = ['approve', 'request_changes', 'reject', 'block', 'reverse'] as const
export type Decision = (typeof DECISIONS)[number]

/** How a report of content ends: something was done about it, or it stays. */
export const NOTICE_OUTCOMES = ['restricted', 'kept'] as const

/** What an appeal is about: a statement of reasons, a report that staff did not follow, or a message that was taken out. */
export const APPEAL_SUBJECTS = ['decision', 'notice', 'removal'] as const
/** How an appeal ends: the first decision is changed, or it stays. */
export const APPEAL_OUTCOMES = ['granted', 'rejected'] as const

export const REVIEW = {
  /** Product 14: how long a member of staff has an item alone. */
  claimMinutes: 10,
  /** Product 1: how long a review should take. */
  workingDays: 1,
  factsMin: 20,
  factsMax: 3000,
  noteMax: 2000,
  searchMax: 100,
  /** Reports of one target that are shown and decided together. */
  noticesAtOnce: 20,
  /** How long the decision to keep something can be taken back; its mail leaves later. */
  undoSeconds: 10,
  /** The longest suspension that ends by itself. */
  suspendedDaysMost: 366,
  /** DSA art. 20 (1): a decision can be contested for at least six months. */
  appealMonths: 6,
} as const

/** Decisions that restrict: they need a statement of reasons (DSA art. 17, P2B art. 4). */
export const isRestriction = (decision: Decision): boolean =>
  decision === 'request_changes' || decision === 'reject' || decision === 'block'

type Words = Readonly<Record<Language, string>>

/** What must be known of the company before anything of its brand is public (Trust L13, DSA art. 30). */
const COMPANY_PARTS = {
  company: { de: 'Firma', en: 'company' },
  street: { de: 'Straße', en: 'street' },
  city: { de: 'Ort', en: 'town' },
  country: { de: 'Land', en: 'country' },
  representative: { de: 'vertretungsberechtigte Person', en: 'authorised representative' },
  contact: { de: 'E-Mail', en: 'e-mail' },
  phone: { de: 'Telefon', en: 'phone' },
  tax: { de: 'Steuerangabe', en: 'tax details' },
} as const satisfies Record<string, Words>
export type CompanyPart = keyof typeof COMPANY_PARTS
export const COMPANY_PART_KEYS = Object.keys(COMPANY_PARTS) as [CompanyPart, ...CompanyPart[]]

/** The missing parts as a list for a sentence. */
export const companyPartsIn = (language: Language, parts: readonly CompanyPart[]): string =>
  parts.map((part) => COMPANY_PARTS[part][language]).join(', ')

interface Ground {
  readonly types: readonly ReviewType[]
  /** The law or the term that the decision rests on. */
  readonly title: Words
  /** Where the facts begin; staff edit them before they are sent. */
  readonly template: Words
}

/** Grounds of a restriction, by key. Keys are stored: they never change. */
export const GROUNDS = {
  'company-data': {
    types: ['brand'],
    title: { de: 'Angaben zur Firma (Art. 30 DSA, § 5 DDG)', en: 'Company data (DSA art. 30, German DDG § 5)' },
    template: {
      de: 'Deine Angaben zur Firma sind unvollständig oder passen nicht zueinander: … Bitte ergänze sie und reiche deine Marke neu ein.',
      en: 'Your company data is incomplete or does not match: … Please complete it and submit your brand again.',
    },
  },
  'business-only': {
    types: ['brand'],
    title: { de: 'Nur für Unternehmen (Bedingungen für Marken)', en: 'Businesses only (brand terms)' },
    template: {
      de: 'Wir konnten nicht erkennen, dass du als Unternehmen verkaufst: … Bitte nenne uns deine Firma und deine Steuernummer.',
      en: 'We could not see that you sell as a business: … Please tell us your company and your tax number.',
    },
  },
  'name-taken': {
    types: ['brand'],
    title: {
      de: 'Verwechslung mit einer anderen Marke (§ 14 MarkenG)',
      en: 'Confusion with another brand (German MarkenG § 14)',
    },
    template: {
      de: 'Name oder Logo lassen sich mit einer anderen Marke verwechseln: … Bitte belege, dass du sie benutzen darfst, oder wähle einen anderen Namen.',
      en: 'Name or logo can be confused with another brand: … Please show that you may use them, or choose another name.',
    },
  },
  domain: {
    types: ['brand', 'product'],
    title: { de: 'Nachweis der Domain (Bedingungen für Marken)', en: 'Proof of the domain (brand terms)' },
    template: {
      de: 'Wir konnten nicht erkennen, dass diese Website zu dir gehört: … Bitte bestätige die Domain.',
      en: 'We could not see that this website belongs to you: … Please verify the domain.',
    },
  },
  pictures: {
    types: ['product'],
    title: { de: 'Bilder (Bedingungen für Marken)', en: 'Pictures (brand terms)' },
    template: {
      de: 'Die Bilder zeigen das Produkt nicht so, wie es verkauft wird, oder enthalten Werbung: … Bitte tausche sie aus.',
      en: 'The pictures do not show the product as it is sold, or contain advertising: … Please replace them.',
    },
  },
  copyright: {
    types: ['brand', 'product'],
    title: {
      de: 'Rechte anderer an Bildern oder Texten (§§ 97 ff. UrhG)',
      en: 'Rights of others in pictures or texts (German UrhG §§ 97 ff.)',
    },
    template: {
      de: 'Bilder oder Texte gehören nach unserer Kenntnis jemand anderem: … Bitte belege deine Rechte oder entferne sie.',
      en: 'To our knowledge pictures or texts belong to someone else: … Please show your rights or remove them.',
    },
  },
  counterfeit: {
    types: ['brand', 'product'],
    title: { de: 'Fälschung (§ 14 MarkenG)', en: 'Counterfeit (German MarkenG § 14)' },
    template: {
      de: 'Das Angebot sieht nach einer Fälschung aus: … Fälschungen dürfen hier nicht gezeigt werden.',
      en: 'The offer looks like a counterfeit: … Counterfeits may not be shown here.',
    },
  },
  misleading: {
    types: ['product'],
    title: { de: 'Irreführende Angaben (§ 5 UWG)', en: 'Misleading statements (German UWG § 5)' },
    template: {
      de: 'Diese Angaben stimmen nicht mit deinem Shop überein: … Bitte berichtige sie.',
      en: 'These statements do not match your shop: … Please correct them.',
    },
  },
  'affiliate-link': {
    types: ['product'],
    title: {
      de: 'Link über ein Affiliate-Netzwerk (§ 5a Abs. 4 UWG)',
      en: 'Link through an affiliate network (German UWG § 5a (4))',
    },
    template: {
      de: 'Der Link zum Produkt führt über ein Affiliate-Netzwerk: … Bitte nimm die Adresse des Produkts in deinem Shop.',
      en: 'The link to the product leads through an affiliate network: … Please use the address of the product in your shop.',
    },
  },
  'green-claim': {
    types: ['product'],
    title: {
      de: 'Umweltaussage ohne Nachweis (UWG, seit 27.09.2026)',
      en: 'Environmental claim without evidence (German UWG, since 27 Sep 2026)',
    },
    template: {
      de: 'Diese Aussage zur Umwelt braucht einen Nachweis: … Bitte belege oder streiche sie.',
      en: 'This environmental claim needs evidence: … Please prove it or remove it.',
    },
  },
  safety: {
    types: ['product'],
    title: { de: 'Produktsicherheit (Art. 19 GPSR)', en: 'Product safety (GPSR art. 19)' },
    template: {
      de: 'Zur Sicherheit des Produkts fehlt etwas: … Bitte ergänze Hersteller, Kontakt oder Warnhinweis.',
      en: 'Something about the safety of the product is missing: … Please add manufacturer, contact or warning.',
    },
  },
  'not-fashion': {
    types: ['brand', 'product'],
    title: { de: 'Kein Angebot für Dropdeck (Bedingungen für Marken)', en: 'Not an offer for Dropdeck (brand terms)' },
    template: {
      de: 'Dropdeck zeigt Mode und Accessoires: … Dieses Angebot passt nicht dazu.',
      en: 'Dropdeck shows fashion and accessories: … This offer does not fit.',
    },
  },
  terms: {
    types: ['brand', 'product'],
    title: { de: 'Verstoß gegen die Bedingungen für Marken', en: 'Breach of the brand terms' },
    template: {
      de: 'Das verstößt gegen unsere Bedingungen für Marken: …',
      en: 'This breaches our brand terms: …',
    },
  },
} as const satisfies Record<string, Ground>

export type GroundKey = keyof typeof GROUNDS
export const GROUND_KEYS = Object.keys(GROUNDS) as [GroundKey, ...GroundKey[]]

/** The grounds that can be given for a brand or for a product. */
export const groundsFor = (type: ReviewType): GroundKey[] =>
  GROUND_KEYS.filter((key) => (GROUNDS[key].types as readonly ReviewType[]).includes(type))
