import { fold } from '#server/platform/text/fold.ts'

/** Words by which a form is filled in without a company (Trust L14). */
const NO_COMPANY: ReadonlySet<string> = new Set(
  `privat private privater privatperson privatpersonen privatverkauf privatverkaeufer privatkunde privatanbieter
  natuerliche person individual personal persoenlich myself ich selbst hobby keine kein keiner none no company firma
  unternehmen nicht vorhanden ohne entfaellt n a na nope nein nichts null leer test tester asdf qwertz qwerty xxx xx abc
  unbekannt unknown consumer verbraucher`.split(/\s+/),
)
/** One of these anywhere is enough, unless a legal form says that it is part of a company's name. */
const PRIVATE = /^privat(?:e|er|person(?:en)?|verkauf|verkaeufer|anbieter|kunde)?$/
const LEGAL_FORM: ReadonlySet<string> = new Set(
  'gmbh ug ag kg ohg gbr ek kgaa se eg ltd inc sarl srl bv oue ab as sl'.split(' '),
)

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean)

/** Whether a field for a company says that there is none: brands are businesses only (Trust L14). */
export function isNoCompany(company: string): boolean {
  const words = wordsOf(company)
  const own = words.filter((word) => !LEGAL_FORM.has(word))
  if (!own.some((word) => /\p{L}/u.test(word))) return !/\d.*\p{L}|\p{L}.*\d/u.test(company)
  if (own.every((word) => NO_COMPANY.has(word))) return true
  return own.length === words.length && own.some((word) => PRIVATE.test(word))
}

/** Whether the company has no other name than that of its representative, and no legal form in it. */
export function isPersonAsCompany(company: string, representative: string): boolean {
  const words = new Set(wordsOf(company))
  const person = wordsOf(representative)
  return words.size === new Set(person).size && person.every((word) => words.has(word))
}
