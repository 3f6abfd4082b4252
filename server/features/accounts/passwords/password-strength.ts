import { ACCOUNT } from '#contract/accounts.limits.ts'
import { COMMON_WORDS, CORE_WORDS } from './common-passwords.ts'

export type PasswordFault = 'short' | 'long' | 'common'

/** The rule that a new password breaks, or null. Lengths in code points, so that an emoji counts as one (Trust S05). */
export function findPasswordFault(password: string, own: readonly string[]): PasswordFault | null {
  const { length } = [...password]
  if (length < ACCOUNT.passwordMin) return 'short'
  if (length > ACCOUNT.passwordMax) return 'long'
  return isEasyToGuess(password, own) ? 'common' : null
}

/** Whether a password is long enough for members of a brand (Decision 111). */
export const isLongPassword = (password: string): boolean => [...password].length >= ACCOUNT.passwordMinBrand

/** Longer passwords are not in lists of common passwords. */
const LONGEST_GUESSED = 20

/** Whether a password is among the first guesses of an attacker. `own`: names that belong to the account. */
export function isEasyToGuess(password: string, own: readonly string[] = []): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  if ([...lower].length > LONGEST_GUESSED) return false
  return isNumberOnly(lower) || isRepetition(lower) || isWalk(lower) || isCommonWord(lower) || isOwnName(lower, own)
}

/** Dates, phone numbers and counted digits. */
const isNumberOnly = (text: string) => /^\d{1,9}$/.test(text)

/** One to four repeated characters, the last repeat possibly cut or with other digits: `aaaaaa`, `abcabc`, `xyz1xyz1`. */
const isRepetition = (text: string) => /^(.{1,4})\1+$/su.test(text)

/** Rows and columns of common keyboards, the alphabet and the digits. */
const PATHS = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6zhn7ujm',
  'qaywsxedcrfvtgbzhn',
  'qazwsxedcrfvtgbyhn',
  '147258369',
  '741852963',
  '159753',
  '159357',
]
const STEPS = new Set(
  PATHS.flatMap((path) => [...path].slice(1).flatMap((next, i) => [`${path[i]}${next}`, `${next}${path[i]}`])),
)

function isOnePath(text: string): boolean {
  let leaps = 0
  for (let i = 1; i < text.length; i += 1) {
    const step = text.slice(i - 1, i + 1)
    if (step[0] !== step[1] && !STEPS.has(step)) leaps += 1
  }
  return leaps <= text.length / 4
}

/** Mostly neighbouring keys or counted characters; also two such rows interleaved (`q1w2e3r4`). */
function isWalk(text: string): boolean {
  const every = (remainder: number) => [...text].filter((_, i) => i % 2 === remainder).join('')
  return isOnePath(text) || (text.length >= 6 && isOnePath(every(0)) && isOnePath(every(1)))
}

const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }
const plain = (text: string) => text.replaceAll(/[013457@$]/g, (sign) => LEET[sign] ?? sign)

function isCommonWord(text: string): boolean {
  for (const spelling of [text, plain(text)]) {
    if (COMMON_WORDS.has(spelling) || CORE_WORDS.has(spelling)) return true
  }
  const withoutDigits = text.replace(/^\d+|\d+$/g, '')
  if (CORE_WORDS.has(withoutDigits)) return true
  return COMMON_WORDS.has(text.replace(/^\d|\d$/, ''))
}

/** The account's own name or address, with at most three characters or a year around it. */
function isOwnName(text: string, own: readonly string[]): boolean {
  return own
    .map((name) => name.normalize('NFKC').toLowerCase())
    .filter((name) => name.length >= 3)
    .some((name) => text.includes(name) && text.replace(name, '').replace(/(19|20)\d\d/, '').length <= 3)
}
