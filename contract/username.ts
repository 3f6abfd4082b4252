import { ACCOUNT } from './accounts.limits.ts'

/** Scripts that a name may use alone (UAX 31, recommended scripts). */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Arabic',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
]
/** Scripts that Japanese, Chinese and Korean mix, also with Latin. */
const MIXED_SCRIPTS = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]
const onlyIn = (scripts: readonly string[]): RegExp =>
  new RegExp(
    `^[${['Common', 'Inherited', ...scripts].map((script) => `\\p{Script_Extensions=${script}}`).join('')}]*$`,
    'u',
  )
const WRITING_SYSTEMS = [...SCRIPTS.map((script) => [script]), ...MIXED_SCRIPTS].map(onlyIn)

/** Letters with their marks, digits, dots, underscores and hyphens. More than four marks on a letter cover other lines. */
const ALLOWED = /^(?:[\p{L}\p{Nd}]\p{M}{0,4}|[._-])+$/u
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u
/** Letters without a shape, such as U+3164. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/** UTS 39, "highly restrictive": a name in letters of one writing system cannot imitate another by mixing. */
export const isOneWritingSystem = (name: string): boolean => WRITING_SYSTEMS.some((letters) => letters.test(name))

const isAllowed = (name: string): boolean => ALLOWED.test(name) && LETTER_OR_DIGIT.test(name) && !INVISIBLE.test(name)

/**
 * Whether a new account may have this name, without the spaces around it: letters of one writing system, digits and
 * `. _ -` (Trust S45). Accounts that are older than this rule keep their names.
 */
export function isUsername(text: string): boolean {
  const name = text.trim()
  const hasLength = name.length >= ACCOUNT.usernameMin && name.length <= ACCOUNT.usernameMax
  // Names are compared in this form, which may contain characters that the typed one does not.
  return hasLength && isAllowed(name) && isAllowed(name.normalize('NFKC')) && isOneWritingSystem(name)
}

/** A username made from another kind of name: dots for spaces, and without what a username may not contain. */
export const usernameFrom = (name: string): string =>
  name
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s+/gu, '.')
    .slice(0, ACCOUNT.usernameMax)
    .replaceAll(/[^\p{L}\p{M}\p{Nd}._-]/gu, '')
    .replace(/[._-]+$/u, '')
